import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { countries } from '@/shared/schema/countries';

const namesIn = (lng: Locale) => new Intl.DisplayNames(lng, { type: 'region' });

type Country = { value: string; label: string };

/** Every country by its name in a language, in that language's order; `first` stands at the top. */
export function countriesByName(lng: Locale, among: readonly string[] = countries, first?: string | null): Country[] {
  const names = namesIn(lng);
  const order = new Intl.Collator(lng);
  return among
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => Number(b.value === first) - Number(a.value === first) || order.compare(a.label, b.label));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Finds a country by its name in the page's language, in English or by its code, accents or not. */
export function countrySearch(): (country: Country, search: string) => boolean {
  const english = namesIn(defaultLocale);
  return ({ value, label }, search) => {
    const wanted = plain(search.trim());
    return [label, english.of(value) ?? ''].some((name) => plain(name).includes(wanted)) || plain(value) === wanted;
  };
}
