import { TRPCError } from '@trpc/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import type { ProductDetail } from '@/features/catalogue/schema';
import { shelfOf } from '@/features/catalogue/ui/product-path';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/server';

const asked = cache((lng: Locale, slug: string) =>
  publicCalls(lng)
    .catalogue.product({ slug })
    .catch((error: unknown) => {
      if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
      throw error;
    }),
);

export type Shelf = ReturnType<typeof shelfOf>;

/** The product of a page, once a request. What moved is followed; what stands on another shelf is not found here. */
export async function findProduct(lng: Locale, shelf: Shelf, slug: string, below = ''): Promise<ProductDetail> {
  const found = await asked(lng, slug);
  if ('moved_to' in found) permanentRedirect(localePath(lng, `${shelf}/${found.moved_to}${below}`));
  if (shelfOf(found.kind) !== shelf) notFound();
  return found;
}
