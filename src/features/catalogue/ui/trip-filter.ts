import type { ProductCard } from '@/features/catalogue/schema';

const lengths = ['half', 'day', 'longer'] as const;
type Length = (typeof lengths)[number];

/** What a visitor may wish for; the names are those in the page's address. */
export const wishes = ['level', 'area', 'duration'] as const;
export type Wish = (typeof wishes)[number];
export type Wishes = Partial<Record<Wish, string>>;

export type Filterable = Pick<ProductCard, 'level' | 'area' | 'duration_days'>;

/** What one can do, in rising order. */
type Level = ProductCard['level'];
const ranks = [
  'none',
  'scuba_diver',
  'open_water',
  'advanced',
  'rescue',
  'divemaster',
  'instructor',
] as const satisfies Level[];
const rankOf = new Map<string, number>(ranks.map((level, rank) => [level, rank]));

export function lengthClass(days: number): Length {
  if (days < 1) return 'half';
  return days === 1 ? 'day' : 'longer';
}

const fits: Record<Wish, (trip: Filterable, wished: string) => boolean> = {
  // One's own level: everything that asks for no more than that.
  level: (trip, wished) => (rankOf.get(trip.level) ?? 0) <= (rankOf.get(wished) ?? 0),
  area: (trip, wished) => trip.area === wished,
  duration: (trip, wished) => lengthClass(trip.duration_days) === wished,
};

export const isWished = (trip: Filterable, wished: Wishes): boolean =>
  wishes.every((wish) => wished[wish] === undefined || fits[wish](trip, wished[wish]));

export type Offered = Record<Wish, readonly string[]>;

/** What can be wished for at all: only what some trip has. */
export function offeredBy(trips: Filterable[]) {
  const areas = new Set(trips.map(({ area }) => area));
  const levels = new Set(trips.map(({ level }) => level));
  const found = new Set(trips.map((trip) => lengthClass(trip.duration_days)));
  return {
    level: ranks.filter((level) => levels.has(level)),
    area: [...areas].filter((area) => area !== null),
    duration: lengths.filter((length) => found.has(length)),
  } satisfies Offered;
}

/** The wishes in an address; what nobody offers is no wish. */
export function wishesIn(search: string, offered: Offered): Wishes {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    wishes.flatMap((wish) => {
      const value = given.get(wish);
      return value !== null && offered[wish].includes(value) ? [[wish, value]] : [];
    }),
  );
}

/** The address's query with one wish changed; whatever else is in it stays. */
export function withWish(search: string, wish: Wish, value: string): string {
  const changed = new URLSearchParams(search);
  if (value) changed.set(wish, value);
  else changed.delete(wish);
  return changed.size > 0 ? `?${changed}` : '';
}

export function withoutWishes(search: string): string {
  return wishes.reduce((rest, wish) => withWish(rest, wish, ''), search);
}
