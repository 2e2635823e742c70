import type { ProductCard } from '@/features/catalogue/schema';

const lengths = ['half', 'day', 'longer'] as const;
type Length = (typeof lengths)[number];

/** The filters of the trips; their names are also the parameters in the page's address. */
export const filterNames = ['level', 'area', 'duration'] as const;
export type FilterName = (typeof filterNames)[number];
export type FilterValues = Partial<Record<FilterName, string>>;

export type Filterable = Pick<ProductCard, 'level' | 'area' | 'duration_days'>;

/** Levels in ascending order. */
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
  // Matches trips that require this level or a lower one.
  level: (trip, wished) => (rankOf.get(trip.level) ?? 0) <= (rankOf.get(wished) ?? 0),
  area: (trip, wished) => trip.area === wished,
  duration: (trip, wished) => lengthClass(trip.duration_days) === wished,
};

export const isWished = (trip: Filterable, wished: FilterValues): boolean =>
  filterNames.every((name) => wished[name] === undefined || fits[name](trip, wished[name]));

export type Offered = Record<FilterName, readonly string[]>;

/** The filter values that at least one trip has. */
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

/** Reads the filters from an address and ignores values that no trip has. */
export function readFilters(search: string, offered: Offered): FilterValues {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = given.get(name);
      return value !== null && offered[name].includes(value) ? [[name, value]] : [];
    }),
  );
}

/** Sets one filter in the query and keeps all other parameters. */
export function withFilter(search: string, name: FilterName, value: string): string {
  const changed = new URLSearchParams(search);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed.size > 0 ? `?${changed}` : '';
}

export function withoutFilters(search: string): string {
  return filterNames.reduce((rest, name) => withFilter(rest, name, ''), search);
}
