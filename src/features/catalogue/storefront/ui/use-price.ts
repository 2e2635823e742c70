'use client';
import { useCallback, useEffect, useState } from 'react';
import type { PriceState } from '@/features/catalogue/prices/schema';
import type { Locale } from '@/shared/locale/locales';
import { isSignedInHinted } from '@/shared/site/signed-in-hint';
import { fetchPrice } from './prices';

/** A product's prices on a prerendered page, whose first render matches that for a visitor. */
export function usePrice(lng: Locale, slug: string): [PriceState, () => void] {
  const [price, setPrice] = useState<PriceState>({ state: 'unknown' });
  const ask = useCallback(() => {
    if (!isSignedInHinted(document.cookie)) return;
    setPrice({ state: 'asking' });
    fetchPrice(lng, slug).then(
      (result) => setPrice(result === 'unknown' ? { state: 'unknown' } : { state: 'loaded', prices: result }),
      () => setPrice({ state: 'failed' }),
    );
  }, [lng, slug]);
  useEffect(ask, [ask]);
  return [price, ask];
}
