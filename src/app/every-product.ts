import { type ProductCard, productKinds } from '@/features/catalogue/schema';
import { listingPageSize } from '@/shared/list/listing';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';

/** Adds a programme's formats after it, because no listing contains them. */
async function withFormats(lng: Locale, product: ProductCard): Promise<ProductCard[]> {
  if (product.kind !== 'go_pro') return [product];
  const detail = await publicCalls(lng).catalogue.product({ slug: product.slug });
  return 'moved_to' in detail ? [product] : [product, ...detail.items];
}

/** More pages than anybody would choose from. */
const MAX_PAGES = 5;

async function shownFrom(lng: Locale, page: number): Promise<ProductCard[]> {
  const shown = await publicCalls(lng).catalogue.products({ kinds: [...productKinds], page });
  return shown.length < listingPageSize || page === MAX_PAGES ? shown : [...shown, ...(await shownFrom(lng, page + 1))];
}

/** Every published product, in the order of the listings. */
export async function everyProduct(lng: Locale): Promise<ProductCard[]> {
  const shown = await shownFrom(lng, 1);
  return (await Promise.all(shown.map((product) => withFormats(lng, product)))).flat();
}
