import { type Day, dayAt, daysBetween } from '../../../shared/days';

/** How far ahead a day can be booked. */
const HORIZON_DAYS = 365;

/** From today until then, both included. */
export const MOST_DAYS = HORIZON_DAYS + 1;

export function isWithinHorizon(day: Day, now: Date): boolean {
  const ahead = daysBetween(dayAt(now), day);
  return ahead >= 0 && ahead <= HORIZON_DAYS;
}
