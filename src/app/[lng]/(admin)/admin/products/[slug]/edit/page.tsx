import { enterProduct } from '@/app/[lng]/(admin)/admin/products/[slug]/_product';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { localePath } from '@/shared/locale/locales';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';
import { Edit } from './_edit';

type Props = PageProps<{ slug: string }>;

const entered = async (props: Props) => enterProduct(await lngOf(props), (await props.params).slug, 'edit');

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  const { title } = await entered(props);
  return { title: `${t('nav.edit')}: ${title}` };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { calls, product, title } = await entered(props);
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame title={title} back={<BackLink href={localePath(lng, '/admin/products')} label={t('product.back')} />}>
      <Texts lng={lng} ns={['catalogue', 'catalogue-admin', 'common', 'errors', 'seats-admin', 'ui']}>
        <Edit lng={lng} product={product} choices={await calls.admin.products.choices({ slug: product.slug })} />
      </Texts>
    </PageFrame>
  );
}
