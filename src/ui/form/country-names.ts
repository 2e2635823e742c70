import type { CountryNames } from '@/i18n/country-names';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { countries } from '@/shared/schema/countries';

type Country = { value: string; label: string };
type Listed = { names: CountryNames; among?: readonly string[]; first?: string | null };

/** Countries sorted by their name in the language; `first` comes before the others. */
export function countriesByName(lng: Locale, { names, among = countries, first }: Listed): Country[] {
  const order = new Intl.Collator(lng);
  return among
    .map((value) => ({ value, label: names(value) }))
    .sort((a, b) => Number(b.value === first) - Number(a.value === first) || order.compare(a.label, b.label));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Matches the name in the page's language, the English name or the code, with or without accents. */
export function countrySearch(): (country: Country, search: string) => boolean {
  // Only typed text is compared with these names; they are never shown.
  const english = new Intl.DisplayNames(defaultLocale, { type: 'region' });
  return ({ value, label }, search) => {
    const wanted = plain(search.trim());
    return [label, english.of(value) ?? ''].some((name) => plain(name).includes(wanted)) || plain(value) === wanted;
  };
}
