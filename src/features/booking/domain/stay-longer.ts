import type { FreeDaysView } from '@/features/availability/schema';
import { whatElseFits } from '@/features/catalogue/domain/what-else-fits';
import { type Day, plusDays } from '@/shared/time/days';
import { lastDayFrom } from './clashes';
import { isSoldTo } from './is-sold-to';

type Candidate = Parameters<typeof whatElseFits>[0] & Parameters<typeof isSoldTo>[1];

type Booked = { product: string; activity_date: Day | ''; sold: { duration_days: number } | undefined };

type Suggestion<Product> = { product: Product; date: Day };

const DAYS = 3;

/** The days right after the last booked day; null while an item has no day. */
export function daysAfter(items: readonly Booked[]): { from: Day; to: Day } | null {
  if (items.some((item) => !item.activity_date || !item.sold)) return null;
  const last = items
    .map(({ activity_date, sold }) => lastDayFrom(activity_date, sold?.duration_days ?? 1))
    .sort()
    .at(-1);
  return last ? { from: plusDays(last, 1), to: plusDays(last, DAYS) } : null;
}

type Stay<Product> = { here: Product; booked: readonly Pick<Booked, 'product'>[]; party: number };

/**
 * Suggests the best fitting trip with seats for everybody on each of the next days, without repeating a trip or
 * suggesting a booked one.
 */
export function stayLonger<Product extends Candidate>(
  { here, booked, party }: Stay<Product>,
  products: readonly Product[],
  free: readonly Pick<FreeDaysView, 'product' | 'days'>[],
): Suggestion<Product>[] {
  const isNew = ({ slug }: Candidate) => booked.every(({ product }) => product !== slug);
  const fitting = whatElseFits(here, products, products.length).filter((one) => isNew(one) && isSoldTo(party, one));
  const seats = new Map(free.map(({ product, days }) => [product, days]));
  const days = [...new Set(free.flatMap((one) => one.days.map(({ date }) => date)))].sort();
  const suggestions: Suggestion<Product>[] = [];
  for (const date of days) {
    const product = fitting.find(
      (one) =>
        suggestions.every((earlier) => earlier.product.slug !== one.slug) &&
        seats.get(one.slug)?.some((day) => day.date === date && day.places_left >= party),
    );
    if (product) suggestions.push({ product, date });
  }
  return suggestions;
}
