import { schedulesOf } from '@/features/availability/data';
import { type BookableRange, bookableRange, rangesAt } from '@/features/availability/domain/bookable-range';
import { limitedDay } from '@/features/availability/domain/limited-day';
import type { Schedule } from '@/features/availability/domain/schedule';
import type { NextDeparture } from '@/features/availability/schema';
import { listProducts } from '@/features/catalogue/products/queries/list-products';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import { lastDayOf, seatsWithin } from '@/features/outings/seats/queries/seats-within';
import type { Ctx } from '@/server/api/context';
import { daysFrom, plusDays } from '@/shared/time/days';

const AHEAD_DAYS = 60;
const SHOWN = 6;

function firstOpenDay(schedule: Schedule, seats: SeatPlan | null, range: BookableRange) {
  return daysFrom(range.inTime, plusDays(range.today, AHEAD_DAYS))
    .map((day) => limitedDay(schedule, day, range, seats))
    .find(({ status }) => status === 'open');
}

/** Trips that still have free seats, soonest first, each with its next open day. */
export async function nextDepartures(ctx: Ctx): Promise<NextDeparture[]> {
  const trips = (await listProducts(ctx, ['trip', 'activity'])).filter(({ bookable }) => bookable);
  await ctx.shows('departures');
  const { today } = bookableRange(0, ctx.now);
  const rangeOf = rangesAt(ctx.now);
  const ids = trips.map(({ uuid }) => uuid);
  const to = plusDays(today, AHEAD_DAYS);
  const schedules = await schedulesOf(ctx.db, { ids }, { from: today, to });
  const products = schedules.map(({ product }) => product);
  const seats = await seatsWithin(ctx.db, { from: today, to: lastDayOf(products, to) });
  const scheduleOf = new Map(schedules.map((schedule) => [schedule.product.id, schedule]));
  const departures = trips.flatMap((product) => {
    const schedule = scheduleOf.get(product.uuid);
    const next = schedule && firstOpenDay(schedule, seats, rangeOf(schedule.product.cutOffHours));
    return next ? [{ product, date: next.date, places_left: next.left }] : [];
  });
  return departures.sort((one, other) => one.date.localeCompare(other.date)).slice(0, SHOWN);
}
