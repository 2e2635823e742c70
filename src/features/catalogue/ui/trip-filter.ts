import type { ProductCard } from '@/features/catalogue/schema';

const lengths = ['half', 'day', 'longer'] as const;
type Length = (typeof lengths)[number];

/** What a visitor may wish for; the names are those in the page's address. */
export const filterNames = ['level', 'area', 'duration'] as const;
export type FilterName = (typeof filterNames)[number];
export type FilterValues = Partial<Record<FilterName, string>>;

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

const fits: Record<FilterName, (trip: Filterable, wished: string) => boolean> = {
  // One's own level: everything that asks for no more than that.
  level: (trip, wished) => (rankOf.get(trip.level) ?? 0) <= (rankOf.get(wished) ?? 0),
  area: (trip, wished) => trip.area === wished,
  duration: (trip, wished) => lengthClass(trip.duration_days) === wished,
};

export const isWished = (trip: Filterable, wished: FilterValues): boolean =>
  filterNames.every((name) => wished[name] === undefined || fits[name](trip, wished[name]));

export type Offered = Record<FilterName, readonly string[]>;

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
export function readFilters(search: string, offered: Offered): FilterValues {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = given.get(name);
      return value !== null && offered[name].includes(value) ? [[name, value]] : [];
    }),
  );
}

/** The address's query with one wish changed; whatever else is in it stays. */
export function withFilter(search: string, name: FilterName, value: string): string {
  const changed = new URLSearchParams(search);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed.size > 0 ? `?${changed}` : '';
}

export function withoutFilters(search: string): string {
  return filterNames.reduce((rest, name) => withFilter(rest, name, ''), search);
}
