import type { ProductPrices } from '@/features/catalogue/schema';
import type { Locale } from '@/shared/locale/locales';

/** Set by the proxy beside the token that scripts cannot read: without it nobody is there to be told a price. */
export const isSomebodyThere = () => document.cookie.split('; ').includes('signed-in=1');

type Answer = { result?: { data: { json: ProductPrices[] } }; error?: { json: { data: { code: string } } } };

/** 'unknown' to a visitor: they are asked to sign in. */
export type PriceResult = ProductPrices | 'unknown';

/** With a bare fetch: a public page does without the library for calls. */
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

/** The cards of a page each ask for one price; it goes out as one question. */
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

/** The least one can pay for a package. */
export const lowestPrice = ({ price, variants }: ProductPrices): number | null =>
  variants.length > 0 ? Math.min(...variants.map((variant) => variant.price)) : price;
