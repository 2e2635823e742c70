import type { ProductPrices } from '@/features/catalogue/prices/schema';
import type { Locale } from '@/shared/locale/locales';
import { query } from '@/trpc/light';

/** 'unknown' for a visitor, who is prompted to sign in. */
export type PriceResult = ProductPrices | 'unknown';

async function fetchPrices(lng: Locale, slugs: string[]): Promise<(slug: string) => PriceResult> {
  const { output = [], refusal } = await query(lng, 'catalogue.prices', { slugs });
  if (refusal && refusal.data.code !== 'unauthenticated') throw new Error('no prices');
  const pricesBySlug = new Map(output.map((prices) => [prices.slug, prices]));
  return (slug) => pricesBySlug.get(slug) ?? 'unknown';
}

type Asking = { slugs: Set<string>; answer: Promise<(slug: string) => PriceResult> };
let asking: Asking | null = null;

/** Batches the requests of all cards on a page into one. */
export function fetchPrice(lng: Locale, slug: string): Promise<PriceResult> {
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

/** Lowest price of a package. */
export const lowestPrice = ({ price, variants }: ProductPrices): number | null =>
  variants.length > 0 ? Math.min(...variants.map((variant) => variant.price)) : price;
