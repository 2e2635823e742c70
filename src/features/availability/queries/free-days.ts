import { schedulesOf } from '@/features/availability/data';
import { rangesAt } from '@/features/availability/domain/bookable-range';
import { limitedDay } from '@/features/availability/domain/limited-day';
import type { FreeDaysInput, FreeDaysView } from '@/features/availability/schema';
import { productKinds } from '@/features/catalogue/schema';
import { lastDayOf, seatsWithin } from '@/features/outings/seats/queries/seats-within';
import type { Ctx } from '@/server/api/context';
import { daysFrom } from '@/shared/time/days';

/** Returns the days with free seats of all products, in as many statements as for a single product. */
export async function freeDays(
  { db, now, shows }: Pick<Ctx, 'db' | 'now' | 'shows'>,
  { from, to, kind: kinds = [...productKinds] }: FreeDaysInput,
): Promise<FreeDaysView[]> {
  await shows('departures');
  const schedules = await schedulesOf(db, { kinds }, { from, to });
  const products = schedules.map(({ product }) => product);
  const seats = await seatsWithin(db, { from, to: lastDayOf(products, to) });
  const rangeOf = rangesAt(now);
  const all = daysFrom(from, to);
  return schedules.map((schedule) => {
    const range = rangeOf(schedule.product.cutOffHours);
    const days = all
      .filter((day) => day >= range.inTime)
      .map((day) => limitedDay(schedule, day, range, seats))
      .filter(({ status }) => status === 'open')
      .map(({ date, left }) => ({ date, places_left: left }));
    return { product: schedule.slug, kind: schedule.kind, days };
  });
}
