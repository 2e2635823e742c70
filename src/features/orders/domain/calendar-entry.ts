import type { CalendarEntry } from '@/shared/time/calendar-entry';
import { type Day, momentOf, plusDays, toDate } from '@/shared/time/days';

type DiveDay = {
  uuid: string;
  title: string;
  date: Day;
  /** How long it lasts; half a day is a day to a calendar. */
  days: number;
  /** When the car comes, where it does, and when it is back. */
  pickup: { from: string; back: { to: string } } | null;
};

type EntryDetails = Pick<CalendarEntry, 'description' | 'location' | 'url' | 'status'>;

/** From the car in the morning until it is back. Without a car, or over several days, the hours are told on site. */
export function calendarEntry({ uuid, title, date, days, pickup }: DiveDay, details: EntryDetails): CalendarEntry {
  const last = plusDays(date, Math.ceil(days) - 1);
  const hours =
    pickup && last === date
      ? { fullDays: false, from: momentOf(date, pickup.from), to: momentOf(date, pickup.back.to) }
      : { fullDays: true, from: toDate(date), to: toDate(plusDays(last, 1)) };
  return { uid: uuid, title, ...details, ...hours };
}
