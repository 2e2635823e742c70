import type { ProductCard } from '@/features/catalogue/schema';
import { levelRank } from '@/shared/diving/levels';

const lengths = ['half', 'day', 'longer'] as const;
type Length = (typeof lengths)[number];

/** Filters of the trips; their names are also URL parameters. */
export const filterNames = ['level', 'area', 'duration'] as const;
export type FilterName = (typeof filterNames)[number];
export type FilterValues = Partial<Record<FilterName, string>>;

export type Filterable = Pick<ProductCard, 'level' | 'area' | 'duration_days' | 'dive_count'>;

/** The reader's experience: beginner, certified diver, advanced diver or non-diver. */
const guests = ['none', 'open_water', 'advanced', 'not_diving'] as const;
/** Other levels, found in old URLs. */
const guestOf: Record<string, (typeof guests)[number]> = {
  scuba_diver: 'none',
  rescue: 'advanced',
  divemaster: 'advanced',
  instructor: 'advanced',
};

export function lengthClass(days: number): Length {
  if (days < 1) return 'half';
  return days === 1 ? 'day' : 'longer';
}

const fits: Record<FilterName, (trip: Filterable, wished: string) => boolean> = {
  // Matches trips that require this level or a lower level; 'advanced' includes every level above it.
  level: (trip, wished) =>
    wished === 'not_diving'
      ? trip.dive_count === 0
      : wished === 'advanced' || levelRank(trip.level) <= levelRank(wished),
  area: (trip, wished) => trip.area === wished,
  duration: (trip, wished) => lengthClass(trip.duration_days) === wished,
};

export const matchesFilters = (trip: Filterable, wished: FilterValues): boolean =>
  filterNames.every((name) => wished[name] === undefined || fits[name](trip, wished[name]));

export type Offered = Record<FilterName, readonly string[]>;

/** Filter values that at least one trip has. */
export function offeredBy(trips: Filterable[]) {
  const areas = new Set(trips.map(({ area }) => area));
  const found = new Set(trips.map((trip) => lengthClass(trip.duration_days)));
  return {
    level: guests.filter((guest) => trips.some((trip) => fits.level(trip, guest))),
    area: [...areas].filter((area) => area !== null),
    duration: lengths.filter((length) => found.has(length)),
  } satisfies Offered;
}

/** Reads the filters from a query and ignores values that no trip has. */
export function readFilters(search: string, offered: Offered): FilterValues {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const sent = given.get(name);
      const value = sent !== null && name === 'level' ? (guestOf[sent] ?? sent) : sent;
      return value !== null && offered[name].includes(value) ? [[name, value]] : [];
    }),
  );
}

/** Sets or removes one parameter and keeps all others. */
export function withParameter(search: string, name: FilterName | 'sort', value: string): string {
  const changed = new URLSearchParams(search);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed.size > 0 ? `?${changed}` : '';
}

/** Removes filters and days; keeps parameters that do not narrow the list, such as its order. */
export function withoutFilters(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of [...filterNames, 'from', 'to']) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}

/** Id of the listing's form; the checkboxes on its cards belong to it too. */
export const tripFilterForm = 'trip-filter';
