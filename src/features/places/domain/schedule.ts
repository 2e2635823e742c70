import type { Day } from '../../../shared/days';
import type { LocalisedLine } from '../../../shared/localised';
import type { BookingWindow } from './booking-window';
import { type Closed, closureOn } from './closures';
import { type DayStatus, type Departure, dayStatus, type Plan, placesLeft } from './day-status';

export type KnownDeparture = Departure & { id: string; note: LocalisedLine | null };
export type KnownClosure = Closed & { reasons: LocalisedLine };

/** All there is to know of a product's days in some time. */
export type Schedule = {
  product: Plan & { id: string; area: string | null; cutOffHours: number };
  departures: ReadonlyMap<Day, KnownDeparture>;
  closures: readonly KnownClosure[];
};

export type ScheduledDay = { date: Day; status: DayStatus; left: number; note: LocalisedLine | null };

/** One day of it. What closes the island is said rather than what the shop noted on that day. */
export function scheduledDay(
  { product, departures, closures }: Schedule,
  day: Day,
  window: BookingWindow,
): ScheduledDay {
  const departure = departures.get(day) ?? null;
  const closure = closureOn(closures, product.area, day);
  const status = dayStatus({ day, plan: product, departure, isShut: closure !== null, window });
  const isOpenToSome = status !== 'closed' && status !== 'not_offered';
  return {
    date: day,
    status,
    left: isOpenToSome ? placesLeft({ plan: product, departure }) : 0,
    note: status === 'not_offered' ? null : (closure?.reasons ?? departure?.note ?? null),
  };
}
