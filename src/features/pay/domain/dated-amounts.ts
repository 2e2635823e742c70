import { type Day, plusDays } from '@/shared/time/days';

/** Applies from a day until the next one in its list begins; a null amount means nothing applies. */
export type DatedAmount = { from: Day; amount: number | null };

/** Amount of the latest entry that has begun; null if none has, or if it has no amount. */
export function amountOn(list: readonly DatedAmount[], date: Day): number | null {
  let latest: DatedAmount | null = null;
  for (const one of list) if (one.from <= date && (latest === null || one.from > latest.from)) latest = one;
  return latest?.amount ?? null;
}

/** Adds the last day to each entry of a list sorted newest first; null for the current one. */
export function withUntil<Dated extends DatedAmount>(list: readonly Dated[]): (Dated & { until: Day | null })[] {
  const newest = list.toSorted((one, other) => (one.from < other.from ? 1 : -1));
  return newest.map((one, index) => {
    const next = newest[index - 1];
    return { ...one, until: next ? plusDays(next.from, -1) : null };
  });
}
