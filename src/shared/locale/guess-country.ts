import { operator } from '@/config/operator';
import { isCountry } from '@/shared/schema/countries';
import type { Locale } from './locales';

/** The country where most readers of a language live; English has no single country, so it uses the shop's country. */
const homes: Record<Locale, string> = { en: operator.country, id: 'ID', ja: 'JP', zh: 'CN', de: 'DE' };

/** Guesses a visitor's country from the browser language, such as `en-AU`, when their address discloses none. */
export function guessCountry(browserLanguage: string, lng: Locale): string {
  const { region } = new Intl.Locale(browserLanguage);
  return region && isCountry(region) ? region : homes[lng];
}
