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

function endOf({ lastDay, back, departs, days }: DivingDay): number {
  if (back) return momentOf(lastDay, back).getTime();
  // A night dive ends later than other days.
  const out = momentOf(lastDay, departs).getTime() + Math.min(days, 1) * hoursOut * MS_AN_HOUR;
  return Math.max(out, momentOf(lastDay, usualEnd).getTime());
}

/** The earliest flight or volcano climb after these days; null when nobody dives on them. */
export function noFlyUntil(days: readonly DivingDay[]): Date | null {
  const dived = days.filter(({ dives }) => dives > 0);
  if (dived.length === 0) return null;
  const dives = dived.reduce((sum, day) => sum + day.dives, 0);
  const hours = dives === 1 ? afterOneDive : afterSeveralDives;
  return new Date(Math.max(...dived.map(endOf)) + hours * MS_AN_HOUR);
}
