'use client';
import { useMemo } from 'react';
import { noOthers, type Others } from '@/features/booking/domain/together';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import type { ProductDetail } from '@/features/catalogue/schema';
import { trpc } from '@/trpc/react';
import { useProduct } from './use-product';

type Answer = { data?: ProductDetail | { moved_to: string } | undefined; isPending: boolean };

const onOffer = (data: Answer['data']) => (data && !('moved_to' in data) && data.bookable ? data : null);
/** Kept outside the hook as a stable function, so that the same responses return the same list. */
const answersOf = (found: readonly Answer[]) => ({
  products: found.map(({ data }) => onOffer(data)),
  isLoading: found.some(({ isPending }) => isPending),
});

const noPrices: ProductPrices[] = [];

/** The open item's product, and the products of the other items; none counts as missing while loading. */
export function useProducts(slug: string, otherSlugs: readonly string[], initialProduct: ProductDetail | null) {
  const open = useProduct(slug, initialProduct);
  const { products, isLoading } = trpc.useQueries(
    (ask) => otherSlugs.map((one) => ask.catalogue.product({ slug: one })),
    {
      combine: answersOf,
    },
  );
  const priced = trpc.catalogue.prices.useQuery({ slugs: [...otherSlugs] }, { enabled: otherSlugs.length > 0 });
  const otherPrices = (otherSlugs.length > 0 && priced.data) || noPrices;
  const others: Others = useMemo(
    () =>
      products.length > 0 ? new Map(products.flatMap((one) => (one ? [[one.slug, one] as const] : []))) : noOthers,
    [products],
  );
  return useMemo(
    () => ({ ...open, product: isLoading ? null : open.product, others, otherPrices }),
    [open, isLoading, others, otherPrices],
  );
}
