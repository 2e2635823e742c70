import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { languageCodes, usualLanguages } from './language-codes';

type Choice = { value: string; label: string };
export type LanguageChoices = { usual: Choice[]; others: Choice[] };

/** Named by the server, because browsers lack the names of some languages, such as Balinese. */
export function languageChoices(locale: Locale): LanguageChoices {
  const { compare } = new Intl.Collator(locale);
  const named = (codes: readonly string[]) =>
    codes
      .map((value) => ({ value, label: languageIn(locale, value) }))
      .sort((one, other) => compare(one.label, other.label));
  return { usual: named(usualLanguages), others: named(languageCodes.slice(usualLanguages.length)) };
}
