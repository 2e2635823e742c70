'use client';
import { useEffect } from 'react';
import { withProduct } from '@/features/booking/domain/draft';
import type { ProductDetail } from '@/features/catalogue/schema';
import { trpc } from '@/trpc/react';
import type { DraftStore } from './draft-store';

/** The product of the draft and what it costs. One that moved is followed; one that is gone is said so. */
export function useProduct(store: DraftStore, slug: string, known: ProductDetail | null) {
  const asked = slug !== '';
  const initialData = known?.slug === slug ? known : undefined;
  const found = trpc.catalogue.product.useQuery({ slug }, { enabled: asked, initialData });
  const priced = trpc.catalogue.prices.useQuery({ slugs: [slug] }, { enabled: asked });
  const movedTo = found.data && 'moved_to' in found.data ? found.data.moved_to : null;
  useEffect(() => {
    if (movedTo) store.complete((draft) => ({ ...withProduct(draft, movedTo), activity_date: draft.activity_date }));
  }, [store, movedTo]);

  const product = asked && found.data && !('moved_to' in found.data) ? found.data : null;
  return {
    product,
    prices: (asked && priced.data?.[0]) || null,
    /** Not on offer, or not bought at once. */
    isMissing: found.error?.data?.code === 'not_found' || product?.bookable === false,
    isFailed: found.isError && found.error.data?.code !== 'not_found',
    retry: () => {
      void found.refetch();
      void priced.refetch();
    },
  };
}
