import type { FreeDaysView } from '@/features/availability/schema';
import { isSoldTo } from '@/features/booking/domain/is-sold-to';
import { type Day, plusDays } from '@/shared/time/days';

type Product = { slug: string } & Parameters<typeof isSoldTo>[1];
type Item = { state: 'booked' | 'off'; activity_date: Day; duration_days: number };

const DAYS = 3;

/** The days right after the last booked one, none of them before `first`; null when nothing is booked. */
export function daysAfterStay(items: readonly Item[], first: Day): { from: Day; to: Day } | null {
  const last = items
    .filter(({ state }) => state === 'booked')
    .map(({ activity_date: day, duration_days: length }) => plusDays(day, Math.max(1, Math.ceil(length)) - 1))
    .sort()
    .at(-1);
  if (!last) return null;
  const from = last < first ? first : plusDays(last, 1);
  return { from, to: plusDays(from, DAYS - 1) };
}

/** The days on which this party can book anything, each with the number of trips to choose from. */
export function daysToAdd(
  party: number,
  products: readonly Product[],
  free: readonly Pick<FreeDaysView, 'product' | 'days'>[],
): { date: Day; trips: number }[] {
  const sold = new Set(products.filter((product) => isSoldTo(party, product)).map(({ slug }) => slug));
  const dates = free
    .filter(({ product }) => sold.has(product))
    .flatMap(({ days }) => days.filter(({ places_left: left }) => left >= party).map(({ date }) => date));
  const counts = new Map<Day, number>();
  for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
  return [...counts].map(([date, trips]) => ({ date, trips })).sort((one, other) => (one.date < other.date ? -1 : 1));
}
