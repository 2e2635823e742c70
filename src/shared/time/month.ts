import { dateFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { type Day, plusDays, toDate, toDay, weekdayOf } from './days';

/** Written `2026-12`. */
export type Month = string;

export const DAYS_A_WEEK = 7;

export const monthOf = (day: Day): Month => day.slice(0, 7);

function plusMonths(month: Month, count: number): Month {
  const date = toDate(firstOf(month));
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(toDay(date));
}

export const formatMonth = (month: Month, lng: Locale): string =>
  dateFormat(lng, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(toDate(firstOf(month)));

export const firstOf = (month: Month): Day => `${month}-01`;
export const lastOf = (month: Month): Day => plusDays(firstOf(plusMonths(month, 1)), -1);

/** The same day some months later, or the last day of that month when it is shorter. */
export function sameDayAfter(day: Day, months: number): Day {
  const month = plusMonths(monthOf(day), months);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < lastOf(month) ? wanted : lastOf(month);
}

// Any Monday works: only the weekday names are taken from it.
const MONDAY: Day = '2024-01-01';

export const weekdayName = (day: Day, lng: Locale, length: 'short' | 'long' = 'short'): string =>
  dateFormat(lng, { weekday: length, timeZone: 'UTC' }).format(toDate(day));

/** Weekday names and numbers, from Monday. */
export const weekdayNames = (lng: Locale): { short: string; long: string; number: number }[] =>
  Array.from({ length: DAYS_A_WEEK }, (_, position) => {
    const day = plusDays(MONDAY, position);
    return { short: weekdayName(day, lng), long: weekdayName(day, lng, 'long'), number: weekdayOf(day) };
  });

/** The Monday and the Sunday of the day's week. */
export function weekOf(day: Day): { from: Day; to: Day } {
  const from = plusDays(day, 1 - weekdayOf(day));
  return { from, to: plusDays(from, DAYS_A_WEEK - 1) };
}

/** The day that a key press moves to; null for a key that calendars do not use. */
export function dayAfterKey(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1);
    case 'ArrowRight':
      return plusDays(day, 1);
    case 'ArrowUp':
      return plusDays(day, -DAYS_A_WEEK);
    case 'ArrowDown':
      return plusDays(day, DAYS_A_WEEK);
    case 'Home':
      return weekOf(day).from;
    case 'End':
      return weekOf(day).to;
    case 'PageUp':
      return sameDayAfter(day, -1);
    case 'PageDown':
      return sameDayAfter(day, 1);
    default:
      return null;
  }
}
