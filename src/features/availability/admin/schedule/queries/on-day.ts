import { listedProducts } from '@/features/availability/admin/schedule/data';
import type { ProductDayView } from '@/features/availability/admin/schedule/schema';
import { schedulesOf } from '@/features/availability/data';
import { lastDayOf, seatsWithin } from '@/features/outings/seats/queries/seats-within';
import type { Ctx } from '@/server/api/context';
import type { Day } from '@/shared/time/days';
import { dayView } from './days';

/** Lists published products and every other product that has bookings on that day. */
export async function scheduleOnDay({ db, now, locale }: Ctx, date: Day): Promise<ProductDayView[]> {
  const products = await listedProducts(db, locale, date);
  const schedules = await schedulesOf(db, { anyIds: products.map(({ id }) => id) }, { from: date, to: date });
  const to = lastDayOf(
    schedules.map((schedule) => schedule.product),
    date,
  );
  const seats = await seatsWithin(db, { from: date, to });
  const scheduleOf = new Map(schedules.map((schedule) => [schedule.product.id, schedule]));
  return products.flatMap(({ id, ...product }) => {
    const schedule = scheduleOf.get(id);
    const day = schedule && dayView({ schedule, seats, day: date }, { now, locale });
    return day && (product.active || day.taken > 0) ? [{ ...day, product }] : [];
  });
}
