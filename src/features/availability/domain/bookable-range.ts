import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { firstInTime } from './cut-off';

const HORIZON_DAYS = 365;

/** Today and the last bookable day are both included. */
export const MOST_DAYS = HORIZON_DAYS + 1;

/** The days that can be booked at this moment as far as the date is concerned. */
export type BookableRange = { today: Day; inTime: Day; last: Day };

export function bookableRange(cutOffHours: number, now: Date): BookableRange {
  const today = dayAt(now);
  return { today, inTime: firstInTime(cutOffHours, now), last: plusDays(today, HORIZON_DAYS) };
}
