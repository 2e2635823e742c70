import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ProductCreate } from '@/features/catalogue/products/admin/ui/product-form';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  return { title: t('product.create') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/products/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame
      title={t('product.create')}
      back={<BackLink href={localePath(lng, '/admin/products')} label={t('product.back')} />}
    >
      <ProductCreate lng={lng} choices={await calls.admin.products.choices({})} />
    </PageFrame>
  );
}
