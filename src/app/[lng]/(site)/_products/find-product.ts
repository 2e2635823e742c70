import { TRPCError } from '@trpc/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { listingPathOf } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';

const loadProduct = cache((lng: Locale, slug: string) =>
  publicCalls(lng)
    .catalogue.product({ slug })
    .catch((error: unknown) => {
      if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
      throw error;
    }),
);

export type Listing = ReturnType<typeof listingPathOf>;

/**
 * Loads the product of a page once per request. A renamed product redirects; one of another listing is not found here.
 */
export async function findProduct(lng: Locale, listing: Listing, slug: string, below = ''): Promise<ProductDetail> {
  const found = await loadProduct(lng, slug);
  if ('moved_to' in found) permanentRedirect(localePath(lng, `${listing}/${found.moved_to}${below}`));
  if (listingPathOf(found.kind) !== listing) notFound();
  return found;
}
