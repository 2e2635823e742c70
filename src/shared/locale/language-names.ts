import { intlLocale, type Locale } from './locales';

/**
 * The name of a language in another. Indonesians learn and speak Mandarin, which Intl calls by the word for a people.
 */
export function languageIn(locale: Locale, code: string): string {
  if (locale === 'id' && code === 'zh') return 'Mandarin';
  return new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(code) ?? code;
}
