import { type Day, dayAt, plusDays, startOf } from '@/shared/time/days';

const MS_AN_HOUR = 3_600_000;

/** The first day that departs at least this many hours from now; a booking exactly at the cut-off is still in time. */
export function firstInTime(hours: number, now: Date): Day {
  const earliestStart = new Date(now.getTime() + hours * MS_AN_HOUR);
  const day = dayAt(earliestStart);
  return startOf(day) >= earliestStart ? day : plusDays(day, 1);
}
