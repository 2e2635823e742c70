'use client';
import { useT } from '@/i18n/client';
import { guessCountry } from '@/shared/locale/guess-country';
import { trpc } from '@/trpc/react';

/** The country that guests' phone numbers start with: the country already given, else the guest's likely location. */
export function useStartCountry(named = ''): string {
  const { lng } = useT('orders');
  const { data } = trpc.booking.visitor_country.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    enabled: named === '',
  });
  // The server renders the form too, and does not know the browser's language.
  const language = data ? navigator.language : lng;
  return named || (data?.country ?? guessCountry(language, lng));
}
