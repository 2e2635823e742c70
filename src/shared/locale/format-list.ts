import { capitalise } from './capitalise';
import { intlLocale, type Locale } from './locales';

/** Joins values into a list as a sentence of the language does. */
export const formatList = (lng: Locale, values: string[]): string =>
  new Intl.ListFormat(intlLocale(lng)).format(values);

/** A list that stands alone, so that it begins as a sentence does; its values are written as they are within one. */
export const formatListAlone = (lng: Locale, values: string[]): string => capitalise(lng, formatList(lng, values));
