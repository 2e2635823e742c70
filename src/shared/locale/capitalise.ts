import { intlLocale, type Locale } from './locales';

/** Begins a text with a capital, where the language has capitals. */
export function capitalise(lng: Locale, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(intlLocale(lng)) + text.slice(first.length);
}
