import { ProductFaqs } from '@/features/catalogue/product-admin/ui/product-faqs';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locales';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';
import { lngOf, type PageProps } from '../../../../../lng';
import { enterProduct } from '../_product';

type Props = PageProps<{ slug: string }>;

const entered = async (props: Props) => enterProduct(await lngOf(props), (await props.params).slug, 'faqs');

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  const { title } = await entered(props);
  return { title: `${t('nav.faqs')}: ${title}` };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { product, title } = await entered(props);
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame title={title} back={<BackLink href={localePath(lng, '/admin/products')} label={t('product.back')} />}>
      <ProductFaqs lng={lng} product={product} />
    </PageFrame>
  );
}
