'use client';
import { useCallback, useMemo } from 'react';
import type { ProductDetail } from '@/features/catalogue/schema';
import { trpc } from '@/trpc/react';

/** Loads a product with its prices; reports when it was renamed or removed. */
export function useProduct(slug: string, initialProduct: ProductDetail | null) {
  const hasSlug = slug !== '';
  const initialData = initialProduct?.slug === slug ? initialProduct : undefined;
  const found = trpc.catalogue.product.useQuery({ slug }, { enabled: hasSlug, initialData });
  const priced = trpc.catalogue.prices.useQuery({ slugs: [slug] }, { enabled: hasSlug });
  const movedTo = found.data && 'moved_to' in found.data ? found.data.moved_to : null;
  const product = hasSlug && found.data && !('moved_to' in found.data) ? found.data : null;
  const prices = (hasSlug && priced.data?.[0]) || null;
  /** Not on offer, or not bookable online. */
  const isMissing = found.error?.data?.code === 'not_found' || product?.bookable === false;
  const isFailed = found.isError && found.error.data?.code !== 'not_found';

  const { refetch: refetchProduct } = found;
  const { refetch: refetchPrices } = priced;
  const retry = useCallback(() => {
    void refetchProduct();
    void refetchPrices();
  }, [refetchProduct, refetchPrices]);
  return useMemo(
    () => ({ product, prices, movedTo, isMissing, isFailed, retry }),
    [product, prices, movedTo, isMissing, isFailed, retry],
  );
}
