import type { ClockTime } from '@/shared/time/clock-times';
import { type Day, momentOf } from '@/shared/time/days';

const MS_AN_HOUR = 60 * 60 * 1000;
/** Hours without flights and high roads after diving with air and without stops (consensus of 2002). */
const afterOneDive = 12;
const afterSeveralDives = 18;
/** The end of a diving day without a return time. */
const usualEnd: ClockTime = '17:00';
const hoursOut = 8;

export type DivingDay = {
  lastDay: Day;
  /** Time at which the guests are back; null without a transfer. */
  back: ClockTime | null;
  departs: ClockTime;
  /** The duration of the product in days. */
  days: number;
  dives: number;
};

export const hoursLater = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * MS_AN_HOUR);

export function endOf({ lastDay, back, departs, days }: Omit<DivingDay, 'dives'>): Date {
  if (back) return momentOf(lastDay, back);
  // A night dive ends later than other days.
  const out = hoursLater(momentOf(lastDay, departs), Math.min(days, 1) * hoursOut);
  const usual = momentOf(lastDay, usualEnd);
  return out > usual ? out : usual;
}

export const isDived = ({ dives }: Pick<DivingDay, 'dives'>): boolean => dives > 0;

/** Hours without flights after all these dives. */
export const hoursAfter = (days: readonly Pick<DivingDay, 'dives'>[]): number =>
  days.reduce((sum, { dives }) => sum + dives, 0) === 1 ? afterOneDive : afterSeveralDives;

/** The end of the last dive; null when nobody dives. */
export function endOfDives(days: readonly DivingDay[]): Date | null {
  const ends = days.filter(isDived).map((day) => endOf(day).getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

/** The earliest flight or volcano climb after these days; null when nobody dives on them. */
export function noFlyUntil(days: readonly DivingDay[]): Date | null {
  const end = endOfDives(days);
  return end && hoursLater(end, hoursAfter(days));
}
