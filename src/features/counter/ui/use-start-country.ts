'use client';
import { useT } from '@/i18n/client';
import { guessCountry } from '@/shared/locale/guess-country';
import { trpc } from '@/trpc/react';

/** The country that a guest's phones begin with: one that is named already, else where the guest seems to be. */
export function useStartCountry(named = ''): string {
  const { lng } = useT('orders');
  const { data } = trpc.booking.visitor_country.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    enabled: named === '',
  });
  // The server draws the form too, and knows no language of a browser.
  const language = data ? navigator.language : lng;
  return named || (data?.country ?? guessCountry(language, lng));
}
