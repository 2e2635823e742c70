import { intlLocale, type Locale } from '../../../shared/locales';
import { operator } from '../../../shared/operator';

/** A date as one writes it, by the calendar on the operator's wall. */
export const dayOf = (date: Date, lng: Locale): string =>
  new Intl.DateTimeFormat(intlLocale(lng), { dateStyle: 'long', timeZone: operator.timeZone }).format(date);
