import { dateFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { type Day, toDate } from './days';

type Length = 'long' | 'short';

/** The parts of a day for a calendar leaf; the number of the day is without the unit that some languages add. */
export function dayParts(day: Day, lng: Locale, length: Length = 'long') {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(lng, { ...options, timeZone: 'UTC' }).format(toDate(day));
  return {
    weekday: part({ weekday: length }),
    date: String(toDate(day).getUTCDate()),
    month: part({ month: length }),
  };
}
