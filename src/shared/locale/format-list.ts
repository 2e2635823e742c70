import { intlLocale, type Locale } from './locales';

/** Joins values into a list as a sentence of the language does. */
export const formatList = (lng: Locale, values: string[]): string =>
  new Intl.ListFormat(intlLocale(lng)).format(values);
