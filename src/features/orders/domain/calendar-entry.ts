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

type Told = Pick<CalendarEntry, 'description' | 'place' | 'url' | 'status'>;

/** From the car in the morning until it is back. Without a car, or over several days, the hours are told on site. */
export function calendarEntry({ uuid, title, date, days, pickup }: DiveDay, told: Told): CalendarEntry {
  const last = plusDays(date, Math.ceil(days) - 1);
  const hours =
    pickup && last === date
      ? { wholeDays: false, from: momentOf(date, pickup.from), to: momentOf(date, pickup.back.to) }
      : { wholeDays: true, from: toDate(date), to: toDate(plusDays(last, 1)) };
  return { uid: uuid, title, ...told, ...hours };
}
