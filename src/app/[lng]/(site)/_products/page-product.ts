import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { findProduct, type Listing } from './find-product';

export type ProductPageProps = PageProps<{ slug: string }>;

/** Product of a listing's detail page, with the page's path. */
export async function pageProduct(listing: Listing, props: ProductPageProps) {
  const { slug } = await props.params;
  const lng = await lngOf(props);
  return { lng, product: await findProduct(lng, listing, slug), path: `${listing}/${slug}` };
}

export const productMetadata = (listing: Listing) => async (props: ProductPageProps) => {
  const { lng, product, path } = await pageProduct(listing, props);
  const { title, summary, cover } = product;
  return pageMetadata({ lng, path, title, description: summary, picture: cover?.url, focus: cover?.focus });
};
