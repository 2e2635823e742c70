import '@/app/site-styles';
import { notFound } from 'next/navigation';
import { BookablePage } from '@/app/[lng]/(site)/_products/bookable-page';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { productEditPath } from '@/features/catalogue/admin/ui/office-paths';
import { listingPathOf } from '@/features/catalogue/domain/product-path';
import { ProductPage } from '@/features/catalogue/storefront/ui/product-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';

type Props = PageProps<{ slug: string }>;

export const dynamic = 'force-dynamic';

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue-admin');
  const path = `/admin/products/${(await props.params).slug}/preview`;
  return { ...(await ownPageMetadata({ lng, path, title: t('nav.preview') })), robots: { index: false } };
}

/** Previews a product for staff, published or not. */
export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { slug } = await props.params;
  const { calls } = await enterPage({ lng, path: `/admin/products/${slug}/preview`, guards: ['auth', 'admin'] });
  const product = (await ifFound(calls.admin.products.preview({ slug }))) ?? notFound();
  const { t } = await getT(lng, 'catalogue-admin');
  const Shown = product.active ? BookablePage : ProductPage;
  const listing = listingPathOf(product.kind);
  const crumbs = await crumbsOf(lng, listing, [{ title: product.title, path: `${listing}/${slug}` }]);
  return (
    <>
      <Alert
        tone="info"
        actions={
          <ButtonLink size="s" href={productEditPath(lng, slug)}>
            {t('product.backToEdit')}
          </ButtonLink>
        }
      >
        {t(product.active ? 'product.previewShown' : 'product.preview')}
      </Alert>
      <Shown lng={lng} product={product} crumbs={crumbs} />
    </>
  );
}
