import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { Unfinished } from '@/features/catalogue/admin/ui/unfinished';
import { ProductList } from '@/features/catalogue/products/admin/ui/product-list';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  return { title: t('product.list') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/products', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame title={t('product.list')}>
      <Unfinished lng={lng} />
      <ProductList lng={lng} />
    </PageFrame>
  );
}
