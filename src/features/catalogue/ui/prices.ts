import type { ProductPrices } from '@/features/catalogue/schema';
import type { Locale } from '@/shared/locale/locales';

/** The proxy sets this cookie along with the token, which scripts cannot read; without it the reader is a visitor. */
export const isSomebodyThere = () => document.cookie.split('; ').includes('signed-in=1');

type Answer = { result?: { data: { json: ProductPrices[] } }; error?: { json: { data: { code: string } } } };

/** 'unknown' for a visitor, who is then prompted to sign in. */
export type PriceResult = ProductPrices | 'unknown';

/** Uses a bare fetch, because public pages do not load the tRPC client. */
async function fetchPrices(lng: Locale, slugs: string[]): Promise<(slug: string) => PriceResult> {
  const input = encodeURIComponent(JSON.stringify({ json: { slugs } }));
  const response = await fetch(`/api/trpc/catalogue.prices?lang=${lng}&input=${input}`);
  const { result, error }: Answer = await response.json();
  if (!result && error?.json.data.code !== 'unauthenticated') throw new Error('no prices');
  const pricesBySlug = new Map(result?.data.json.map((prices) => [prices.slug, prices]));
  return (slug) => pricesBySlug.get(slug) ?? 'unknown';
}

type Asking = { slugs: Set<string>; answer: Promise<(slug: string) => PriceResult> };
let asking: Asking | null = null;

/** Batches the prices requested by the cards of a page into one request. */
export function askPrice(lng: Locale, slug: string): Promise<PriceResult> {
  if (!asking) {
    const slugs = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      asking = null;
      return fetchPrices(lng, [...slugs]);
    });
    asking = { slugs, answer };
  }
  asking.slugs.add(slug);
  return asking.answer.then((priceOf) => priceOf(slug));
}

/** The lowest price of a package. */
export const lowestPrice = ({ price, variants }: ProductPrices): number | null =>
  variants.length > 0 ? Math.min(...variants.map((variant) => variant.price)) : price;
