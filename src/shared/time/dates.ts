import { operator } from '@/config/operator';
import { intlLocale, type Locale } from '@/shared/locale/locales';
import { type Day, toDate } from './days';

type Length = 'full' | 'long' | 'medium';

/** What `dateStyle: 'full'` writes, but for the zero that it puts before an Indonesian 8. */
const withWeekday = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day as its reader writes days; with its weekday when it is `full`. */
export const formatDay = (day: Day, lng: Locale, length: Length = 'long'): string =>
  new Intl.DateTimeFormat(intlLocale(lng), {
    ...(length === 'full' ? withWeekday : { dateStyle: length }),
    timeZone: 'UTC',
  }).format(toDate(day));

/** A moment by the clock on the operator's wall. German says that a time is one, unless it is `medium`, for a table. */
export function formatMoment(moment: Date, lng: Locale, length: Length = 'long'): string {
  const words = new Intl.DateTimeFormat(intlLocale(lng), {
    dateStyle: length,
    timeStyle: 'short',
    timeZone: operator.timeZone,
  }).format(moment);
  return lng === 'de' && length !== 'medium' ? `${words}\u00a0Uhr` : words;
}

/** The time of day of a moment by the same clock, where its day goes without saying. */
export const formatTime = (moment: Date, lng: Locale): string =>
  new Intl.DateTimeFormat(intlLocale(lng), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: operator.timeZone,
  }).format(moment);

/** A day of the coming weeks: its weekday says more than its year. */
export const nearDayInWords = (day: Day, lng: Locale): string =>
  new Intl.DateTimeFormat(intlLocale(lng), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(toDate(day));
