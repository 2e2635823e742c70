import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { countries } from '@/shared/schema/countries';

const namesIn = (lng: Locale) => new Intl.DisplayNames(lng, { type: 'region' });

type Country = { value: string; label: string };

/** Countries sorted by their name in the language; `first` comes before the others. */
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

/** Matches the name in the page's language, the English name or the code, with or without accents. */
export function countrySearch(): (country: Country, search: string) => boolean {
  const english = namesIn(defaultLocale);
  return ({ value, label }, search) => {
    const wanted = plain(search.trim());
    return [label, english.of(value) ?? ''].some((name) => plain(name).includes(wanted)) || plain(value) === wanted;
  };
}
