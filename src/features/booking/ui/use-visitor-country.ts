'use client';
import { operator } from '@/config/operator';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { isCountry } from '@/shared/schema/countries';
import { trpc } from '@/trpc/react';
import { useBooking } from './booking-context';

/**
 * The country where most readers of a language live; English is read everywhere, so it defaults to the shop's country.
 */
const homes: Record<Locale, string> = { en: operator.address.country, id: 'ID', ja: 'JP', zh: 'CN', de: 'DE' };

/** The region in the browser's setting, such as `AU` for `en-AU`. */
const regionOf = (language: string): string | undefined => new Intl.Locale(language).region;

/** Requested well before the first phone number is typed, since a later guess would come too late. */
export const useGuessedCountry = (isWanted: boolean) =>
  trpc.booking.visitor_country.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY, enabled: isWanted });

/** The likely country of the customer, which lists of countries start with. */
export function useVisitorCountry(): string {
  const { lng } = useT('booking');
  const { byStaff } = useBooking();
  const { data } = useGuessedCountry(!byStaff);
  // The location of the shop's own browser is no hint at the customer on the phone.
  if (byStaff) return operator.address.country;
  if (data?.country) return data.country;
  const region = regionOf(navigator.language);
  return region && isCountry(region) ? region : homes[lng];
}
