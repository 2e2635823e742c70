import type { Departing } from '@/features/outings/domain/stay';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import type { Day } from '@/shared/time/days';
import type { BookableRange } from './bookable-range';
import { type Schedule, type ScheduledDay, scheduledDay } from './schedule';
import { withinLimits } from './within-limits';

export const departingOn = ({ needs, durationDays }: Schedule['product'], date: Day, id: string | null): Departing => ({
  id,
  date,
  needs,
  durationDays,
});

/** Limits the scheduled seats to what boats and guides allow, unless `seats` is null. */
export function limitedDay(schedule: Schedule, day: Day, range: BookableRange, seats: SeatPlan | null): ScheduledDay {
  const scheduled = scheduledDay(schedule, day, range);
  if (!seats) return scheduled;
  const { product } = schedule;
  return withinLimits(scheduled, product.smallestParty, (id) => seats.free(departingOn(product, day, id)));
}
