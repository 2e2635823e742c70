import { languageIn } from '@/shared/locale/language-names';
import { type Locale, locales } from '@/shared/locale/locales';
import { spokenLanguages } from '@/shared/schema/countries';

/** The languages guests choose from: first the languages that the shop writes in, then the others by name. */
export function languageOptions(lng: Locale): { value: string; label: string }[] {
  const byName = new Intl.Collator(lng).compare;
  const isOurs = (value: string) => locales.some((locale) => locale === value);
  const option = (value: string) => ({ value, label: languageIn(lng, value) });
  const others = spokenLanguages.filter((value) => !isOurs(value)).map(option);
  return [...locales.map(option), ...others.sort((one, other) => byName(one.label, other.label))];
}
