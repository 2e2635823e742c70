import { intlLocale, type Locale } from './locales';

/**
 * A language's name in another language. Indonesians learn and speak "Mandarin"; Intl returns a name for the people.
 */
export function languageIn(locale: Locale, code: string): string {
  if (locale === 'id' && code === 'zh') return 'Mandarin';
  return new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(code) ?? code;
}
