import { capitalise } from './capitalise';
import { intlLocale, type Locale } from './locales';

/** Joins values into a list by the rules of the language. */
export const formatList = (lng: Locale, values: string[]): string =>
  new Intl.ListFormat(intlLocale(lng)).format(values);

/** Joins values into a standalone list: it begins with a capital like a sentence, and its values stay unchanged. */
export const formatListAlone = (lng: Locale, values: string[]): string => capitalise(lng, formatList(lng, values));
