import { intlLocale, type Locale } from '@/shared/locale/locales';
import { type Day, daysFrom, plusDays, toDate, toDay, weekdayOf } from '@/shared/time/days';

/** Written `2026-12`. */
export type Month = string;

const DAYS_A_WEEK = 7;
/** The first weekday of a week in each language's country; 1 is Monday, 7 is Sunday. */
const weekStarts: Record<Locale, number> = { en: 1, id: 7, ja: 7, zh: 1, de: 1 };

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function plusMonths(month: Month, count: number): Month {
  const date = toDate(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(toDay(date));
}

export const monthInWords = (month: Month, lng: Locale): string =>
  new Intl.DateTimeFormat(intlLocale(lng), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    toDate(firstOf(month)),
  );

export const firstOf = (month: Month): Day => `${month}-01`;
export const lastOf = (month: Month): Day => plusDays(firstOf(plusMonths(month, 1)), -1);

/** The same day of another month, or its last day when that month is shorter. */
export function sameDayIn(day: Day, month: Month): Day {
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < lastOf(month) ? wanted : lastOf(month);
}

/** How many days of the week come before this day. */
export const positionInWeek = (day: Day, lng: Locale): number =>
  (weekdayOf(day) - weekStarts[lng] + DAYS_A_WEEK) % DAYS_A_WEEK;

/** The first and the last week may be shorter than seven days. */
export function weeksOf(month: Month, lng: Locale): Day[][] {
  const weeks: Day[][] = [];
  for (const day of daysFrom(firstOf(month), lastOf(month))) {
    const week = weeks.at(-1);
    if (week && positionInWeek(day, lng) > 0) week.push(day);
    else weeks.push([day]);
  }
  return weeks;
}

// Any Monday: only the names of the weekdays are taken from it.
const MONDAY: Day = '2024-01-01';

/** Weekday names and numbers in the order of the language's week. */
export function weekdayNames(lng: Locale): { short: string; long: string; number: number }[] {
  const [short, long] = (['short', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(intlLocale(lng), { weekday, timeZone: 'UTC' }),
  );
  return Array.from({ length: DAYS_A_WEEK }, (_, position) => {
    const day = plusDays(MONDAY, position + weekStarts[lng] - 1);
    const date = toDate(day);
    return { short: short?.format(date) ?? '', long: long?.format(date) ?? '', number: weekdayOf(day) };
  });
}

/** The day a key leads to; null for a key that calendars do not use. */
export function dayAfterKey(key: string, day: Day, lng: Locale): Day | null {
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
      return plusDays(day, -positionInWeek(day, lng));
    case 'End':
      return plusDays(day, DAYS_A_WEEK - 1 - positionInWeek(day, lng));
    case 'PageUp':
      return sameDayIn(day, plusMonths(monthOf(day), -1));
    case 'PageDown':
      return sameDayIn(day, plusMonths(monthOf(day), 1));
    default:
      return null;
  }
}
