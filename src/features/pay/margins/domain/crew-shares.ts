import { equalParts } from '@/features/pay/domain/parts-of';
import { nameOfOuting, type Work } from '@/features/pay/sheets/domain/work';
import { groupBy } from '@/shared/list/group-by';

/** A member's pay for a day. */
type PaidFor = (member: string, date: string) => number;

/**
 * Crew cost of each outing, by its name. A member's pay for a day is divided equally among their outings that day; the
 * last takes the remainder.
 */
export function crewShares(works: readonly Work[], paidFor: PaidFor): Map<string, number> {
  const costs = new Map<string, number>();
  for (const ofDay of groupBy(works, ({ member, date }) => `${member} ${date}`).values()) {
    const [first] = ofDay;
    if (!first) continue;
    const outings = [...new Set(ofDay.map(({ outing }) => nameOfOuting(outing)))];
    const parts = equalParts(paidFor(first.member, first.date), outings.length);
    for (const [index, name] of outings.entries()) costs.set(name, (costs.get(name) ?? 0) + (parts[index] ?? 0));
  }
  return costs;
}
