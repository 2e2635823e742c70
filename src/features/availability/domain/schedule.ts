import type { LocalisedLine } from '@/shared/schema/localised';
import type { Day } from '@/shared/time/days';
import type { BookableRange } from './bookable-range';
import { type DayStatus, type Departure, dayStatus, type Plan, seatsLeft } from './day-status';

/** An empty `areas` closes all areas. */
type Closed = { from: Day; to: Day; areas: readonly string[] };

const isWhere = ({ areas }: Closed, area: string | null): boolean =>
  areas.length === 0 || (area !== null && areas.includes(area));

/** Returns the closure that applies to products of this area on this day. */
export const closureOn = <C extends Closed>(closures: readonly C[], area: string | null, day: Day): C | null =>
  closures.find((closure) => closure.from <= day && day <= closure.to && isWhere(closure, area)) ?? null;

/** `updatedAt` is the last change by the staff; bookings do not touch it. */
export type StoredDeparture = Departure & { id: string; note: LocalisedLine | null; updatedAt: string };
export type StoredClosure = Closed & { reasons: LocalisedLine };

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

/** The reason of a closure takes precedence over the staff's note on that day. */
export const noteOf = ({ status, departure, closure }: ScheduledDay): LocalisedLine | null =>
  status === 'not_offered' ? null : (closure?.reasons ?? departure?.note ?? null);
