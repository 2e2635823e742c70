import { bitsOf, type Counts, crewFree, groupsOf, leadersNeeded, noCounts, withLeaders } from './crew';
import type { Day, Departure } from './day';
import { enoughCrew } from './enough-crew';
import type { LedBy } from './parts';

export type Leaders = {
  /** Divers who can still join the departure's shared groups or form new ones. */
  freeFor: (departure: Departure) => number;
  /** True if a guide is available for `divers` with nobody else in their group. */
  canLeadAlone: (departure: Departure, divers: number) => boolean;
};

const bitsFor = ({ needs }: Departure): number => bitsOf(needs.parts);

/** Leaders needed on a day, including those for private guides. */
export const leadersOfDay = (departures: readonly Departure[]): Counts =>
  departures.reduce((sum, one) => withLeaders(sum, one.needs.ledBy, bitsFor(one), leadersNeeded(one)), noCounts());

/** Parts that share leaders with those of `bits`, because a group spans both. */
export function partsTogether(needed: Counts, bits: number): number {
  const blocks = needed.guides.flatMap((count, block) => (count + (needed.instructors[block] ?? 0) > 0 ? [block] : []));
  const joined = blocks.reduce((all, block) => ((all & block) === 0 ? all : all | block), bits);
  return joined === bits ? bits : partsTogether(needed, joined);
}

/** Restricts the counts to these parts, so that a day that lacks a leader at night still sells its morning. */
export function withinParts({ instructors, guides }: Counts, bits: number): Counts {
  const within = (row: readonly number[]) => {
    const sums = row.map(() => 0);
    for (const [block, count] of row.entries()) sums[block & bits] = (sums[block & bits] ?? 0) + count;
    return sums;
  };
  return { instructors: within(instructors), guides: within(guides) };
}

/** True if this many more groups can be led in the same parts of the day. */
function moreGroups(needed: Counts, free: Counts, ledBy: LedBy, bits: number): (groups: number) => boolean {
  const together = partsTogether(needed, bits);
  const [neededWithin, freeWithin] = [withinParts(needed, together), withinParts(free, together)];
  return (groups) => enoughCrew(withLeaders(neededWithin, ledBy, bits, groups), freeWithin);
}

/**
 * Finds the most groups that can be added, below `tooMany`, assuming that fewer are possible wherever more are; null if
 * not even zero.
 */
function maxGroups(canAdd: (groups: number) => boolean, tooMany: number): number | null {
  if (!canAdd(0)) return null;
  let [groups, above] = [0, tooMany];
  while (above - groups > 1) {
    const middle = Math.floor((groups + above) / 2);
    if (canAdd(middle)) groups = middle;
    else above = middle;
  }
  return groups;
}

export function leadersOf(day: Day): Leaders {
  const free = crewFree(day.crew);
  const isLed = ({ needs }: Departure) => day.countsCrew && needs.ledBy !== 'none';
  const needed = leadersOfDay(day.departures);
  const canAdd = (departure: Departure) => moreGroups(needed, free, departure.needs.ledBy, bitsFor(departure));
  const counted = new Map<string, number | null>();
  const groupsToAdd = (departure: Departure): number | null => {
    const key = `${departure.needs.ledBy}:${bitsFor(departure)}`;
    const found = counted.get(key);
    const groups = found === undefined ? maxGroups(canAdd(departure), day.crew.length + 1) : found;
    counted.set(key, groups);
    return groups;
  };
  return {
    freeFor: (departure) => {
      if (!isLed(departure)) return Number.POSITIVE_INFINITY;
      const more = groupsToAdd(departure);
      if (more === null) return 0;
      const groups = groupsOf(departure.sharedDivers, departure) + more;
      return groups * departure.needs.diversPerGuide - departure.sharedDivers;
    },
    canLeadAlone: (departure, divers) => !isLed(departure) || canAdd(departure)(groupsOf(divers, departure)),
  };
}
