import { guessCountry } from '@/shared/locale/guess-country';
import type { Locale } from '@/shared/locale/locales';
import { query } from '@/trpc/light';

/** Guesses the visitor's country from the IP address, or else from the browser's language. */
export async function findCountry(lng: Locale): Promise<string> {
  const found = await query(lng, 'booking.visitor_country').catch(() => null);
  return found?.output?.country ?? guessCountry(navigator.language, lng);
}
