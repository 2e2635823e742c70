import { AppError } from '@/shared/errors/errors';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { bookableRange } from './bookable-range';
import { offeredTimes, type Schedule, type ScheduledTime, scheduledDay, together } from './schedule';

type Wanted = { date: Day; time?: ClockTime | undefined; divers: number; now: Date; byStaff?: boolean };

/** Error for a full day, or for a day with fewer seats than requested. */
export const soldOut = (day: Day, left: number) =>
  new AppError('sold_out', { params: left > 0 ? { day, count: left } : { day } });

/** Offered departures of a day, or only the departure at the requested time. */
export function requestedTimes(schedule: Schedule, { date, time, now }: Wanted): ScheduledTime[] {
  const day = scheduledDay(schedule, date, bookableRange(schedule.product.cutOffHours, now));
  const offered = offeredTimes(day);
  const requested = time === undefined ? offered : offered.filter((one) => one.time === time);
  if (offered.length > 0 && requested.length === 0) throw new AppError('time_not_offered');
  return requested;
}

/** Returns the departures with room for the party, or throws the reason why there are none. */
export function withRoom(times: readonly ScheduledTime[], { date, divers, byStaff }: Wanted): ScheduledTime[] {
  const { status, left } = together(times);
  if (status === 'not_offered') throw new AppError('day_not_offered');
  if (status === 'closed') throw new AppError('day_closed');
  if (status === 'cut_off' && !byStaff) throw new AppError('cut_off');
  if (left < divers) throw soldOut(date, left);
  return times.filter((one) => one.left >= divers);
}
