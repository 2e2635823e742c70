import { isPlanned } from '@/features/availability/domain/day-status';
import { closureDuring } from '@/features/availability/domain/schedule';
import type { Part } from '@/features/outings/domain/parts';
import type { Span } from '@/features/reports/figures/domain/span';
import { groupBy } from '@/shared/list/group-by';
import { type Day, daysFrom, plusDays } from '@/shared/time/days';

export type OfferedProduct = {
  id: string;
  area: string | null;
  /** Areas that the product's boats go to. */
  servedAreas: readonly string[];
  durationDays: number;
  parts: readonly Part[];
  weekdays: readonly number[];
  seatsPerDay: number;
  /** Day on which the product was created. */
  since: Day;
  /** True for a published product sold by the day. */
  sold: boolean;
};
/** Seats of all departures of a day; a closed departure counts its taken seats only. */
export type DaySeats = { productId: string; date: Day; seats: number };
type Closure = { from: Day; to: Day; areas: readonly string[]; nightBefore: boolean };

/** A closure also affects the night before it and courses that begin days before it. */
const NIGHT_BEFORE = 1;
const LONGEST_COURSE = 5;
export const DAYS_BEFORE_CLOSURE = NIGHT_BEFORE + LONGEST_COURSE;

/** Days of the weekly plan without closures, cached for products with the same plan. */
function planDays(closures: readonly Closure[], span: Span) {
  const days = daysFrom(span.from, span.to).map((day) => {
    const horizon = plusDays(day, DAYS_BEFORE_CLOSURE);
    return { day, near: closures.filter(({ from, to }) => from <= horizon && day <= to) };
  });
  const byPlan = new Map<string, Set<Day>>();
  return (product: OfferedProduct): Set<Day> => {
    const { area, servedAreas, durationDays, parts, weekdays, seatsPerDay } = product;
    const key = JSON.stringify([area, servedAreas, durationDays, parts, weekdays, seatsPerDay > 0]);
    const open =
      byPlan.get(key) ??
      new Set(
        days.flatMap(({ day, near }) => {
          const needs = { parts, areas: servedAreas };
          return isPlanned(product, day) && !closureDuring(near, { area, durationDays, needs }, day) ? [day] : [];
        }),
      );
    byPlan.set(key, open);
    return open;
  };
}

/**
 * Seats that each product offered in a span: those of its departures on days that have any, else those of its current
 * weekly plan from the day it was created.
 */
export function seatsOffered(
  products: readonly OfferedProduct[],
  departures: readonly DaySeats[],
  closures: readonly Closure[],
  span: Span,
): Map<string, number> {
  const own = groupBy(
    departures.filter(({ date }) => span.from <= date && date <= span.to),
    ({ productId }) => productId,
  );
  const daysOf = planDays(closures, span);
  return new Map(
    products.map((product) => {
      const days = own.get(product.id) ?? [];
      const seats = days.reduce((sum, day) => sum + day.seats, 0);
      if (!product.sold) return [product.id, seats];
      const { since } = product;
      const open = daysOf(product);
      const planned = since <= span.from ? open.size : [...open].filter((day) => day >= since).length;
      const withDepartures = days.filter(({ date }) => date >= since && open.has(date)).length;
      return [product.id, seats + (planned - withDepartures) * product.seatsPerDay];
    }),
  );
}
