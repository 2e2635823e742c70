import type { DiverView } from '@/features/booking/divers/schema';
import { lastDayFrom } from '@/features/booking/domain/clashes';
import type { DoubleBooking } from '@/features/booking/double-bookings/schema';
import type { Part } from '@/features/outings/domain/parts';
import type { Ctx } from '@/server/api/context';
import { type Day, dayAt } from '@/shared/time/days';
import { doubleBookings } from './double-bookings';

type Order = {
  uuid: string;
  divers: readonly DiverView[];
  items: readonly {
    state: 'booked' | 'off';
    activity_date: Day;
    duration_days: number;
    divers: readonly number[];
    parts: readonly Part[];
  }[];
};

/**
 * Finds people of an order who are on another order at the same time on a day ahead; for staff, because it reads all
 * orders.
 */
export function doubleBookingsOfOrder(ctx: Ctx, { uuid, divers, items }: Order): Promise<DoubleBooking[]> {
  const ahead = items
    .map((item) => ({ ...item, first: item.activity_date, last: lastDayFrom(item.activity_date, item.duration_days) }))
    .filter(({ state, last }) => state === 'booked' && last >= dayAt(ctx.now));
  const withPeople = ahead.map(({ first, last, parts, divers: along }) => ({
    ...{ first, last, parts },
    people: along.flatMap((position) => divers[position] ?? []),
  }));
  return doubleBookings(ctx, withPeople, { except: uuid, customer: null });
}
