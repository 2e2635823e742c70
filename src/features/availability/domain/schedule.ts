import type { LocalisedLine } from '@/shared/schema/localised';
import type { Day } from '@/shared/time/days';
import type { BookableRange } from './bookable-range';
import { type Closed, closureOn } from './closures';
import { type DayStatus, type Departure, dayStatus, type Plan, seatsLeft } from './day-status';

/** `updatedAt` tells when the shop changed it last; bookings leave it as it is. */
export type StoredDeparture = Departure & { id: string; note: LocalisedLine | null; updatedAt: string };
export type StoredClosure = Closed & { reasons: LocalisedLine };

/** All there is to know of a product's days in some time. */
export type Schedule = {
  product: Plan & { id: string; area: string | null; cutOffHours: number };
  departures: ReadonlyMap<Day, StoredDeparture>;
  closures: readonly StoredClosure[];
};

export type ScheduledDay = {
  date: Day;
  status: DayStatus;
  left: number;
  departure: StoredDeparture | null;
  closure: StoredClosure | null;
};

export function scheduledDay(
  { product, departures, closures }: Schedule,
  day: Day,
  range: BookableRange,
): ScheduledDay {
  const departure = departures.get(day) ?? null;
  const closure = closureOn(closures, product.area, day);
  const status = dayStatus({ day, plan: product, departure, isShut: closure !== null, range });
  const isOpenToSome = status !== 'closed' && status !== 'not_offered';
  return {
    date: day,
    status,
    left: isOpenToSome ? seatsLeft({ plan: product, departure }) : 0,
    departure,
    closure,
  };
}

/** Why a day is closed or different. What closes the island is said rather than what the shop noted on that day. */
export const noteOf = ({ status, departure, closure }: ScheduledDay): LocalisedLine | null =>
  status === 'not_offered' ? null : (closure?.reasons ?? departure?.note ?? null);
