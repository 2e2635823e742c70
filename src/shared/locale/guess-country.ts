import { operator } from '@/config/operator';
import { isCountry } from '@/shared/schema/countries';
import type { Locale } from './locales';

/**
 * The country where most readers of a language live; English is read everywhere, so it defaults to the shop's country.
 */
const homes: Record<Locale, string> = { en: operator.country, id: 'ID', ja: 'JP', zh: 'CN', de: 'DE' };

/** A visitor's country when their address discloses none: the region of the browser's language, such as `en-AU`. */
export function guessCountry(browserLanguage: string, lng: Locale): string {
  const { region } = new Intl.Locale(browserLanguage);
  return region && isCountry(region) ? region : homes[lng];
}
