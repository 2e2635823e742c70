import type { Limit } from '@/features/outings/domain/free-seats';
import type { ProductNeeds } from '@/features/outings/domain/parts';
import type { LocalisedLine } from '@/shared/schema/localised';
import type { ClockTime } from '@/shared/time/clock-times';
import { type Day, plusDays } from '@/shared/time/days';
import type { BookableRange } from './bookable-range';
import { type DayStatus, type Departure, dayStatus, type Plan, seatsLeft } from './day-status';

/** An empty `areas` closes all areas; `nightBefore` also closes the night before. */
type Closed = { from: Day; to: Day; areas: readonly string[]; nightBefore: boolean };

type Closable = { area: string | null; needs: Pick<ProductNeeds, 'parts' | 'areas'> };

const firstDay = ({ from, nightBefore }: Closed, { needs }: Closable): Day =>
  nightBefore && needs.parts.includes('night') ? plusDays(from, -1) : from;

/** A closed area closes the products located there and the products that travel there. */
const isWhere = ({ areas }: Closed, { area, needs }: Closable): boolean =>
  areas.length === 0 || areas.some((closed) => closed === area || needs.areas.includes(closed));

const closureOn = <C extends Closed>(closures: readonly C[], product: Closable, day: Day): C | null =>
  closures.find((closure) => firstDay(closure, product) <= day && day <= closure.to && isWhere(closure, product)) ??
  null;

/** `updatedAt` is the last change by staff; bookings do not change it. */
export type StoredDeparture = Departure & {
  id: string;
  time: ClockTime;
  note: LocalisedLine | null;
  updatedAt: string;
};
export type StoredClosure = Closed & { reasons: LocalisedLine };

type ScheduledProduct = Plan & {
  id: string;
  area: string | null;
  cutOffHours: number;
  diveCount: number;
  departureTime: ClockTime;
  /** Meeting time of the usual departure for guests who arrive on their own, if the shop has set one. */
  meetingTime: ClockTime | null;
  durationDays: number;
  needs: ProductNeeds;
};

export type Schedule = {
  product: ScheduledProduct;
  /** Departures of each day that has any, earliest first. */
  departures: ReadonlyMap<Day, readonly StoredDeparture[]>;
  closures: readonly StoredClosure[];
};

export type ScheduledTime = {
  time: ClockTime;
  status: DayStatus;
  left: number;
  /** Limit that determines `left`. */
  limitedBy: Limit;
  /** Null for a day without stored departures, which departs at the product's usual time. */
  departure: StoredDeparture | null;
};

export type ScheduledDay = {
  date: Day;
  /** Best status of its departures. */
  status: DayStatus;
  /** Largest party that one departure can take. */
  left: number;
  times: readonly [ScheduledTime, ...ScheduledTime[]];
  closure: StoredClosure | null;
};

const best: readonly DayStatus[] = ['open', 'sold_out', 'cut_off', 'closed', 'not_offered'];

/** Combines several departures for a guest who would take any of them. */
export const together = (times: readonly ScheduledTime[]): Pick<ScheduledDay, 'status' | 'left'> => ({
  status: best.find((status) => times.some((one) => one.status === status)) ?? 'not_offered',
  left: Math.max(0, ...times.map(({ left }) => left)),
});

/** In days; guests of a longer programme can pause on a closed day. */
const LONGEST_WITHOUT_PAUSE = 5;

/** Returns the closure that applies to one of a departure's days; no closure applies inside a long programme. */
export function closureDuring<C extends Closed>(
  closures: readonly C[],
  product: Closable & Pick<ScheduledProduct, 'durationDays'>,
  day: Day,
): C | null {
  if (closures.length === 0) return null;
  const { durationDays } = product;
  const days = durationDays > LONGEST_WITHOUT_PAUSE ? 1 : Math.max(1, Math.ceil(durationDays));
  for (let number = 0; number < days; number += 1) {
    const closure = closureOn(closures, product, plusDays(day, number));
    if (closure) return closure;
  }
  return null;
}

/** Start days of departures that a closure may affect, including through the night before. */
export const startingBefore = ({ from, to }: { from: Day; to: Day }): { from: Day; to: Day } => ({
  from: plusDays(from, -LONGEST_WITHOUT_PAUSE),
  to,
});

export function scheduledDay(
  { product, departures, closures }: Schedule,
  day: Day,
  range: BookableRange,
): ScheduledDay {
  const closure = closureDuring(closures, product, day);
  const at = (time: ClockTime, departure: StoredDeparture | null): ScheduledTime => {
    const status = dayStatus({ day, plan: product, departure, isShut: closure !== null, range });
    const isOpenToSome = status !== 'closed' && status !== 'not_offered';
    const left = isOpenToSome ? seatsLeft({ plan: product, departure }) : 0;
    return { time, status, left, limitedBy: 'product', departure };
  };
  const [first, ...others] = (departures.get(day) ?? []).map((departure) => at(departure.time, departure));
  const times: ScheduledDay['times'] = first ? [first, ...others] : [at(product.departureTime, null)];
  return { date: day, ...together(times), times, closure };
}

export const offeredTimes = ({ times }: Pick<ScheduledDay, 'times'>): ScheduledTime[] =>
  times.filter(({ status }) => status !== 'not_offered');

/** The reason for a closure takes precedence over the staff note on the departure that determines the day. */
export const noteOf = ({ status, times, closure }: ScheduledDay): LocalisedLine | null =>
  status === 'not_offered'
    ? null
    : (closure?.reasons ?? times.find((one) => one.status === status && one.departure?.note)?.departure?.note ?? null);
