import type { FreeSeats } from '@/features/outings/domain/free-seats';
import { type ScheduledDay, type ScheduledTime, together } from './schedule';

/**
 * Returns the seats that boats and guides leave free on a departure; the id is null before the departure is created.
 */
type FreeOf = (departureId: string | null) => FreeSeats;

function timeWithin(time: ScheduledTime, smallestParty: number, freeOf: FreeOf): ScheduledTime {
  if (time.left <= 0) return time;
  const { seats, limitedBy } = freeOf(time.departure?.id ?? null);
  if (seats >= time.left) return time;
  const status = time.status === 'open' && seats < smallestParty ? 'sold_out' : time.status;
  return { ...time, status, left: seats, limitedBy };
}

/** Limits the seats of a day to what boats and guides allow. */
export function withinLimits(day: ScheduledDay, smallestParty: number, freeOf: FreeOf): ScheduledDay {
  const [first, ...others] = day.times;
  const at = (time: ScheduledTime) => timeWithin(time, smallestParty, freeOf);
  const times: ScheduledDay['times'] = [at(first), ...others.map(at)];
  return { ...day, ...together(times), times };
}
