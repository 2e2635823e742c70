import type { Day } from '../../../../shared/days';
import { type Locale, localePath } from '../../../../shared/locales';

export const staffOrdersPath = (lng: Locale) => localePath(lng, '/admin/orders');
/** The list of a day, or of tomorrow. */
export const dayListPath = (lng: Locale, day?: Day) =>
  `${localePath(lng, '/admin/schedule/day')}${day ? `?date=${day}` : ''}`;
export const staffOrderPath = (lng: Locale, uuid: string) => `${staffOrdersPath(lng)}/${uuid}/detail`;
