import { intlLocale, type Locale } from './locales';

/** Things named one after the other, as a sentence of the language does it. */
export const formatList = (lng: Locale, values: string[]): string =>
  new Intl.ListFormat(intlLocale(lng)).format(values);
