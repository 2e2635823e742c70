import { type Day, plusDays } from '@/shared/time/days';

/** An amount that applies from a day on, until the next one begins; null for none. */
export type DatedAmount = { from: Day; amount: number | null };

/** The latest amount that has begun; null when there is none. */
export function amountOn(list: readonly DatedAmount[], date: Day): number | null {
  let latest: DatedAmount | null = null;
  for (const one of list) if (one.from <= date && (latest === null || one.from > latest.from)) latest = one;
  return latest?.amount ?? null;
}

/** Adds the last day of each amount, newest first; null for the one that still applies. */
export function withUntil<Dated extends DatedAmount>(list: readonly Dated[]): (Dated & { until: Day | null })[] {
  const newest = list.toSorted((one, other) => (one.from < other.from ? 1 : -1));
  return newest.map((one, index) => {
    const next = newest[index - 1];
    return { ...one, until: next ? plusDays(next.from, -1) : null };
  });
}
