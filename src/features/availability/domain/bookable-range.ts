import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { firstInTime } from './cut-off';

/** How far ahead a day can be booked. */
const HORIZON_DAYS = 365;

/** From today until then, both included. */
export const MOST_DAYS = HORIZON_DAYS + 1;

/** Which days can be booked at this moment, as far as the clock is concerned. */
export type BookableRange = { today: Day; inTime: Day; last: Day };

export function bookableRange(cutOffHours: number, now: Date): BookableRange {
  const today = dayAt(now);
  return { today, inTime: firstInTime(cutOffHours, now), last: plusDays(today, HORIZON_DAYS) };
}
