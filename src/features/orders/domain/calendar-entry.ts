import type { CalendarEntry } from '@/shared/time/calendar-entry';
import { type ClockTime, plusMinutes } from '@/shared/time/clock-times';
import { type Day, momentOf, plusDays, toDate } from '@/shared/time/days';

type DiveDay = {
  uuid: string;
  title: string;
  date: Day;
  /** The duration in days; half a day fills a day in a calendar. */
  days: number;
  /** Null for guests who come on their own. */
  pickup: { from: string; back: { to: string } } | null;
  /** The departure the guest chose among several. */
  time?: ClockTime | undefined;
  /** Meeting time for guests who arrive on their own. */
  meeting?: ClockTime | null | undefined;
};

type EntryDetails = Pick<CalendarEntry, 'description' | 'location' | 'url' | 'status'>;

const MINUTES_OF_A_DAY_OUT = 8 * 60;

/** Null for an all-day entry. */
function hoursOf({ pickup, time, meeting, days }: DiveDay): { from: ClockTime; to: ClockTime } | null {
  if (pickup) return { from: pickup.from, to: pickup.back.to };
  const from = meeting ?? time;
  return from === undefined ? null : { from, to: plusMinutes(from, days * MINUTES_OF_A_DAY_OUT) };
}

/**
 * Lasts from the pickup until the return, or from the meeting or chosen time; without any of these, or over several
 * days, it is an all-day entry, since hours are arranged on site.
 */
export function calendarEntry(day: DiveDay, details: EntryDetails): CalendarEntry {
  const { uuid, title, date, days } = day;
  const last = plusDays(date, Math.ceil(days) - 1);
  const promised = last === date ? hoursOf(day) : null;
  const hours = promised
    ? { fullDays: false, from: momentOf(date, promised.from), to: momentOf(date, promised.to) }
    : { fullDays: true, from: toDate(date), to: toDate(plusDays(last, 1)) };
  return { uid: uuid, title, ...details, ...hours };
}
