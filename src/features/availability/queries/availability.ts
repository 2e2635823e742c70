import { schedulesOf } from '@/features/availability/data';
import { bookableRange } from '@/features/availability/domain/bookable-range';
import { limitOfDay, limitOfTime } from '@/features/availability/domain/limited-by';
import { limitedDay } from '@/features/availability/domain/limited-day';
import { noteOf, offeredTimes, type ScheduledTime } from '@/features/availability/domain/schedule';
import type { AvailabilityInput, DayView, LimitedBy } from '@/features/availability/schema';
import { slugNow } from '@/features/catalogue/products/queries/product-detail';
import { lastDayOf, seatsWithin } from '@/features/outings/seats/queries/seats-within';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { lineIn } from '@/shared/schema/localised';
import { daysFrom } from '@/shared/time/days';

const forGuests = ({ status, left }: Pick<ScheduledTime, 'status' | 'left'>) => ({
  places_left: left,
  status: status === 'not_offered' ? ('closed' as const) : status,
});

const isStaff = ({ actor }: Pick<Ctx, 'actor'>): boolean => actor.kind === 'person' && actor.role === 'ADMIN';

export async function availability(
  ctx: Pick<Ctx, 'actor' | 'db' | 'now' | 'locale'>,
  { slug, from, to }: AvailabilityInput,
): Promise<DayView[]> {
  const { db, now, locale } = ctx;
  const [schedule] = await schedulesOf(db, { slug }, { from, to });
  if (!schedule) {
    const other = await slugNow(db, slug);
    if (!other) throw new AppError('not_found');
    return availability(ctx, { slug: other, from, to });
  }
  const range = bookableRange(schedule.product.cutOffHours, now);
  const seats = await seatsWithin(db, { from, to: lastDayOf([schedule.product], to) });
  return daysFrom(from > range.today ? from : range.today, to).map((day) => {
    const scheduled = limitedDay(schedule, day, range, seats);
    const note = noteOf(scheduled);
    const limited = (limited_by: LimitedBy) => (isStaff(ctx) ? { limited_by } : {});
    return {
      date: day,
      ...forGuests(scheduled),
      ...limited(limitOfDay(scheduled)),
      note: note && lineIn(note, locale),
      times: offeredTimes(scheduled).map((one) => ({
        time: one.time,
        ...forGuests(one),
        ...limited(limitOfTime(one, scheduled)),
      })),
    };
  });
}
