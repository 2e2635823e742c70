import { lastDayFrom } from '@/features/booking/domain/clashes';
import type { ProductCard } from '@/features/catalogue/schema';
import type { ClockTime } from '@/shared/time/clock-times';
import { type Day, plusDays } from '@/shared/time/days';

type PackagedProduct = Pick<ProductCard, 'divers_per_package' | 'allow_half_package'>;

/** An item as typed; null values follow from the calendar and the other items. */
export type TypedItem = {
  key: number;
  slug: string;
  variant: string | null;
  /** Null for the first day with room. */
  day: Day | null;
  /** The first day to search; null for today. */
  from: Day | null;
  time: ClockTime | null;
  /** Null for as many packages as everybody needs. */
  quantity: number | string | null;
  /** The number of each add-on, by its id. */
  addOns: Readonly<Record<string, number>>;
  /** The positions of the people on the item; null for everybody, or for the first people if it is for fewer. */
  along: number[] | null;
};

export const firstItem = (slug: string, day: Day | null): TypedItem => ({
  ...{ key: 0, slug, variant: null, day, from: null, time: null, quantity: 1, addOns: {}, along: null },
});

type Ended = { typed: TypedItem; variant: string | null; date: Day; product: { duration_days: number } | undefined };

/** Repeats the item on a later day, which is what guests mostly want. */
export const nextItem = ({ typed: { slug }, variant, date, product }: Ended, key: number): TypedItem => ({
  ...firstItem(slug, null),
  ...{ key, variant, from: plusDays(lastDayFrom(date, product?.duration_days ?? 1), 1), quantity: null },
});

export const peopleIn = (quantity: number | string, product: PackagedProduct | undefined): number =>
  Math.ceil((product?.divers_per_package ?? 0) * Math.max(0, Number(quantity)));

export const packageStep = (product: PackagedProduct | undefined): number => (product?.allow_half_package ? 0.5 : 1);

/** The packages for everybody, or as many full packages as these people fill. */
function packagesForAll(people: number, product: PackagedProduct | undefined): number {
  const step = packageStep(product);
  const full = Math.floor(people / (product?.divers_per_package ?? 1) / step) * step;
  return people > 0 ? Math.max(step, full) : 1;
}

type Sizing = { typed: TypedItem; product: PackagedProduct | undefined };

/** The number of packages and people of each item. */
export function sizesOf(items: readonly Sizing[]): { quantity: number | string; people: number }[] {
  const numbered = items.map(({ typed, product }) => peopleIn(typed.quantity ?? 0, product));
  const everybody = Math.max(0, ...numbered);
  return items.map(({ typed, product }) => {
    const quantity = typed.quantity ?? packagesForAll(everybody, product);
    return { quantity, people: peopleIn(quantity, product) };
  });
}

/** The people on an item for this many of all people. */
export const alongOf = (chosen: readonly number[] | null, people: number, all: number): number[] =>
  people < all && chosen !== null
    ? chosen.filter((position) => position < all)
    : Array.from({ length: people }, (_, position) => position);

type Wanted = {
  typed: { slug: string; addOns: TypedItem['addOns'] };
  variant: string | null;
  date: Day;
  isReady: boolean;
  time: ClockTime | undefined;
  quantity: number | string;
  along: number[];
};

const addOnsOf = (chosen: TypedItem['addOns']) =>
  Object.entries(chosen).flatMap(([add_on, quantity]) => (quantity > 0 ? [{ add_on, quantity }] : []));

const fieldsOf = ({ typed: { slug: product, addOns }, variant, date, isReady, time, quantity }: Wanted) => ({
  ...{ product, variant, activity_date: isReady ? date : '', activity_time: time, quantity: Number(quantity) },
  add_ons: addOnsOf(addOns),
});

/** The items as the booking sends them: a single item has its fields at the top level, with everybody on it. */
export const wantedOf = ([first, ...others]: readonly [Wanted, ...Wanted[]]) =>
  others.length === 0
    ? fieldsOf(first)
    : { variant: null, items: [first, ...others].map((item) => ({ ...fieldsOf(item), divers: item.along })) };
export type WantedItems = ReturnType<typeof wantedOf>;
