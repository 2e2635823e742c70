import { type Day, dayAt, plusDays, startOf } from '@/shared/time/days';

const MS_AN_HOUR = 3_600_000;

/**
 * The first day that can still be booked now, when that has to be so many hours before the shop sets out. Whoever
 * books exactly so many hours before is in time.
 */
export function firstInTime(hours: number, now: Date): Day {
  const earliestStart = new Date(now.getTime() + hours * MS_AN_HOUR);
  const day = dayAt(earliestStart);
  return startOf(day) >= earliestStart ? day : plusDays(day, 1);
}
