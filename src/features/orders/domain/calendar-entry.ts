import type { CalendarEntry } from '@/shared/time/calendar-entry';
import { type Day, momentOf, plusDays, toDate } from '@/shared/time/days';

type DiveDay = {
  uuid: string;
  title: string;
  date: Day;
  /** The duration in days; half a day fills a day in a calendar. */
  days: number;
  /** Null for guests who come on their own. */
  pickup: { from: string; back: { to: string } } | null;
};

type EntryDetails = Pick<CalendarEntry, 'description' | 'location' | 'url' | 'status'>;

/**
 * From the pickup until the guests are back; without a pickup, or over several days, the entry has no hours, which are
 * arranged on site.
 */
export function calendarEntry({ uuid, title, date, days, pickup }: DiveDay, details: EntryDetails): CalendarEntry {
  const last = plusDays(date, Math.ceil(days) - 1);
  const hours =
    pickup && last === date
      ? { fullDays: false, from: momentOf(date, pickup.from), to: momentOf(date, pickup.back.to) }
      : { fullDays: true, from: toDate(date), to: toDate(plusDays(last, 1)) };
  return { uid: uuid, title, ...details, ...hours };
}
