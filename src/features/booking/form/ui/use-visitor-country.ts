'use client';
import { operator } from '@/config/operator';
import { useT } from '@/i18n/client';
import { guessCountry } from '@/shared/locale/guess-country';
import { trpc } from '@/trpc/react';
import { useBooking } from './booking-context';

/** Requested well before the first phone number is typed, since a later guess would come too late. */
export const useGuessedCountry = (isWanted: boolean) =>
  trpc.booking.visitor_country.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY, enabled: isWanted });

/** The customer's likely country, listed first among countries. */
export function useVisitorCountry(): string {
  const { lng } = useT('booking');
  const { byStaff } = useBooking();
  const { data } = useGuessedCountry(!byStaff);
  // The location of the staff member says nothing about the customer on the phone.
  if (byStaff) return operator.country;
  return data?.country ?? guessCountry(navigator.language, lng);
}
