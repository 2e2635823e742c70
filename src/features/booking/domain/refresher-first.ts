import { MAX_DAYS_OF_ALL } from '@/features/availability/domain/bookable-range';
import type { FreeDay, FreeDaysView } from '@/features/availability/schema';
import { type FitDiver, fitOf } from '@/features/booking/fit/domain/fit';
import { fitProduct } from '@/features/booking/fit/domain/fit-product';
import type { ProductCard } from '@/features/catalogue/schema';
import type { ShopAgencies } from '@/shared/shop/agencies';
import { type Day, plusDays } from '@/shared/time/days';
import { lastDayFrom } from './clashes';
import { positionsOn } from './draft';
import type { NewItem } from './draft-items';
import { isSoldTo } from './is-sold-to';
import type { BookedDays, RefresherNeed } from './refresher-need';

/** The refresher as an item for exactly these people. */
export const refresherItem = ({ people }: Pick<RefresherNeed, 'people'>, item: NewItem, party: number): NewItem => ({
  ...item,
  out: positionsOn({ out: people }, party),
});

/** The days to search before the first dive; none when that is today. */
export function daysBefore({ before }: Pick<RefresherNeed, 'before'>, today: Day): { from: Day; to: Day } | null {
  const earliest = plusDays(before, -MAX_DAYS_OF_ALL);
  const from = earliest > today ? earliest : today;
  return from < before ? { from, to: plusDays(before, -1) } : null;
}

type Candidate = Parameters<typeof isSoldTo>[1] &
  Pick<ProductCard, 'slug' | 'refresher' | 'level' | 'minimum_age' | 'duration_days'>;

type Group = {
  need: RefresherNeed;
  booked: readonly BookedDays[];
  divers: readonly FitDiver[];
  shop: ShopAgencies;
};

/** True when the product fits everybody in the group by level and age, as far as known. */
const isFor = ({ need, divers, shop }: Group, product: Candidate): boolean =>
  need.people.every((position) => {
    const diver = divers[position];
    return diver?.level && fitOf(diver, fitProduct(product), need.before, shop).answer !== 'not_yet';
  });

/** The last free day for the whole group that ends before their dive and on which nobody has a booking. */
function lastFreeDay({ need, booked }: Group, product: Candidate, days: readonly FreeDay[]): Day | undefined {
  const lastOf = (day: Day) => lastDayFrom(day, product.duration_days);
  const theirs = booked.filter(({ divers }) => divers.some((position) => need.people.includes(position)));
  const isBusy = (day: Day) =>
    theirs.some(({ activity_date: first, sold }) => {
      const last = first && lastDayFrom(first, sold?.duration_days ?? 1);
      return last !== '' && first <= lastOf(day) && day <= last;
    });
  return days
    .filter(({ date, places_left }) => places_left >= need.people.length && lastOf(date) < need.before && !isBusy(date))
    .map(({ date }) => date)
    .sort()
    .at(-1);
}

/** The refresher for everybody who needs one, with its day; has no day when none can be booked. */
export function refresherFirst<Product extends Candidate>(
  group: Group,
  products: readonly Product[],
  free: readonly Pick<FreeDaysView, 'product' | 'days'>[],
): { product: Product; date: Day | null } | null {
  const found = products
    .filter((product) => product.refresher && isFor(group, product))
    .map((product) => {
      const days = free.find((one) => one.product === product.slug)?.days ?? [];
      const isSold = isSoldTo(group.need.people.length, product);
      return { product, date: (isSold && lastFreeDay(group, product, days)) || null };
    });
  return found.find(({ date }) => date !== null) ?? found[0] ?? null;
}
