import { type Day, plusDays } from '@/shared/time/days';

/** What counts from a day on, until the next one of its list begins; null for nothing. */
export type DatedAmount = { from: Day; amount: number | null };

/** The amount of the latest that has begun; null when none has, or when that one is nothing. */
export function amountOn(list: readonly DatedAmount[], date: Day): number | null {
  let latest: DatedAmount | null = null;
  for (const one of list) if (one.from <= date && (latest === null || one.from > latest.from)) latest = one;
  return latest?.amount ?? null;
}

/** The last day of each of a list, newest first; null for the one that goes on. */
export function withUntil<Dated extends DatedAmount>(list: readonly Dated[]): (Dated & { until: Day | null })[] {
  const newest = list.toSorted((one, other) => (one.from < other.from ? 1 : -1));
  return newest.map((one, index) => {
    const next = newest[index - 1];
    return { ...one, until: next ? plusDays(next.from, -1) : null };
  });
}
