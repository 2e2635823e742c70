/** Boats and crew are used by part of the day; a departure's time is only displayed. */
export const parts = ['morning', 'afternoon', 'night'] as const;
export type Part = (typeof parts)[number];

export const transports = ['boat', 'van', 'none'] as const;
export type Transport = (typeof transports)[number];
export const leaderRoles = ['guide', 'instructor', 'none'] as const;
export type LedBy = (typeof leaderRoles)[number];

/** Maximum number of divers per guide, whatever a product allows. */
export const maxDiversPerGuide = 4;

/** `transport` and `ledBy` have an entry for each day of the product; the last entry repeats. */
export type ProductNeeds = {
  transport: readonly Transport[];
  ledBy: readonly LedBy[];
  diversPerGuide: number;
  parts: readonly Part[];
  areas: readonly string[];
};

export type DayNeeds = {
  transport: Transport;
  ledBy: LedBy;
  diversPerGuide: number;
  parts: readonly Part[];
  areas: readonly string[];
};

const entryOf = <T>(perDay: readonly T[], dayIndex: number): T | undefined =>
  perDay[Math.min(dayIndex, perDay.length - 1)];

const needsFrom = (needs: ProductNeeds, dayIndex: number): DayNeeds => ({
  transport: entryOf(needs.transport, dayIndex) ?? 'none',
  ledBy: entryOf(needs.ledBy, dayIndex) ?? 'none',
  diversPerGuide: Math.min(maxDiversPerGuide, Math.max(1, needs.diversPerGuide)),
  parts: needs.parts,
  areas: needs.areas,
});

/** Cached, because a calendar reads the same needs for many days. */
const needsOfDays = new WeakMap<ProductNeeds, DayNeeds[]>();

/** A product's needs on one of its days, counted from 0. */
export function needsOn(needs: ProductNeeds, dayIndex: number): DayNeeds {
  const days = needsOfDays.get(needs) ?? [];
  needsOfDays.set(needs, days);
  const last = Math.max(0, Math.min(dayIndex, Math.max(needs.transport.length, needs.ledBy.length) - 1));
  days[last] ??= needsFrom(needs, last);
  return days[last];
}

const classNames = new WeakMap<DayNeeds, string>();

const nameOf = ({ transport, ledBy, diversPerGuide, parts: taken, areas }: DayNeeds): string =>
  JSON.stringify([transport, ledBy, diversPerGuide, partNumbers(taken), [...new Set(areas)].sort()]);

/** Departures without guests and with equal needs have the same free boats and leaders. */
export function classOf(needs: DayNeeds): string {
  const existing = classNames.get(needs);
  if (existing !== undefined) return existing;
  const name = nameOf(needs);
  classNames.set(needs, name);
  return name;
}

export const partNumbers = (taken: readonly Part[]): number[] =>
  parts.flatMap((part, number) => (taken.includes(part) ? [number] : []));
