'use client';
import { useEffect } from 'react';
import { withProduct } from '@/features/booking/domain/draft';
import type { ProductDetail } from '@/features/catalogue/schema';
import { trpc } from '@/trpc/react';
import type { DraftStore } from './draft-store';

/** Loads the product of the draft and its prices; follows a renamed product, and reports one that is gone. */
export function useProduct(store: DraftStore, slug: string, initialProduct: ProductDetail | null) {
  const hasSlug = slug !== '';
  const initialData = initialProduct?.slug === slug ? initialProduct : undefined;
  const found = trpc.catalogue.product.useQuery({ slug }, { enabled: hasSlug, initialData });
  const priced = trpc.catalogue.prices.useQuery({ slugs: [slug] }, { enabled: hasSlug });
  const movedTo = found.data && 'moved_to' in found.data ? found.data.moved_to : null;
  useEffect(() => {
    if (movedTo) store.complete((draft) => ({ ...withProduct(draft, movedTo), activity_date: draft.activity_date }));
  }, [store, movedTo]);

  const product = hasSlug && found.data && !('moved_to' in found.data) ? found.data : null;
  return {
    product,
    prices: (hasSlug && priced.data?.[0]) || null,
    /** Not on offer, or not bookable online. */
    isMissing: found.error?.data?.code === 'not_found' || product?.bookable === false,
    isFailed: found.isError && found.error.data?.code !== 'not_found',
    retry: () => {
      void found.refetch();
      void priced.refetch();
    },
  };
}
