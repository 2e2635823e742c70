import { type Day, dayAt, plusDays, startOf } from '@/shared/time/days';
import { HORIZON_DAYS } from '@/shared/time/horizon';

const MS_AN_HOUR = 3_600_000;

/** First day that departs at least this many hours from now; a booking exactly at the cut-off is in time. */
export function firstBookableDay(hours: number, now: Date): Day {
  const earliestStart = new Date(now.getTime() + hours * MS_AN_HOUR);
  const day = dayAt(earliestStart);
  return startOf(day) >= earliestStart ? day : plusDays(day, 1);
}

/** Two months: the range in which a listing of all products looks for the next free day. */
export const MAX_DAYS_OF_ALL = 62;

/** Days that can be booked now, judging by date alone. */
export type BookableRange = { today: Day; inTime: Day; last: Day };

export function bookableRange(cutOffHours: number, now: Date): BookableRange {
  const today = dayAt(now);
  return { today, inTime: firstBookableDay(cutOffHours, now), last: plusDays(today, HORIZON_DAYS) };
}

/** Computes the range for each cut-off only once, because many products share it. */
export function rangesAt(now: Date): (cutOffHours: number) => BookableRange {
  const ranges = new Map<number, BookableRange>();
  return (cutOffHours) => {
    const range = ranges.get(cutOffHours) ?? bookableRange(cutOffHours, now);
    ranges.set(cutOffHours, range);
    return range;
  };
}
