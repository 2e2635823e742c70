'use client';
import { operator } from '@/config/operator';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { isCountry } from '@/shared/schema/countries';
import { trpc } from '@/trpc/react';
import { useBooking } from './booking-context';

/** Where most readers of a language are from; English is read everywhere, and first of all at the shop. */
const homes: Record<Locale, string> = { en: operator.address.country, id: 'ID', ja: 'JP', zh: 'CN', de: 'DE' };

/** What the browser is set to, such as `AU` for `en-AU`. */
const regionOf = (language: string): string | undefined => new Intl.Locale(language).region;

/** Asked well before the first number is typed, since a guess that comes after it would come too late. */
export const useGuessedCountry = (isWanted: boolean) =>
  trpc.booking.visitor_country.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY, enabled: isWanted });

/** Where the person seems to be; what lists of countries begin with. */
export function useVisitorCountry(): string {
  const { lng } = useT('booking');
  const { byStaff } = useBooking();
  const { data } = useGuessedCountry(!byStaff);
  // Where the shop's own browser is from says nothing of who is on the phone.
  if (byStaff) return operator.address.country;
  if (data?.country) return data.country;
  const region = regionOf(navigator.language);
  return region && isCountry(region) ? region : homes[lng];
}
