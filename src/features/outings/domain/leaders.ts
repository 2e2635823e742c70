import { bitsOf, type Counts, crewFree, groupsOf, leadersNeeded, noCounts, withLeaders } from './crew';
import type { Day, Departure } from './day';
import { enoughCrew } from './enough-crew';
import { partNumbers } from './parts';

export type Leaders = {
  /** Divers who can still join the shared groups of the departure or make new ones. */
  freeFor: (departure: Departure) => number;
  /** Whether somebody can lead `divers` alone, with nobody else in their group. */
  canLeadAlone: (departure: Departure, divers: number) => boolean;
};

const bitsFor = ({ needs }: Departure): number => bitsOf(partNumbers(needs.parts));

/** The groups of a day, with those of orders that have a private guide. */
export const leadersOfDay = (departures: readonly Departure[]): Counts =>
  departures.reduce((sum, one) => withLeaders(sum, one.needs.ledBy, bitsFor(one), leadersNeeded(one)), noCounts());

/** The parts that have leaders in common with those of `bits`, since a group takes both. */
export function partsTogether(needed: Counts, bits: number): number {
  const blocks = needed.guides.flatMap((count, block) => (count + (needed.instructors[block] ?? 0) > 0 ? [block] : []));
  const joined = blocks.reduce((all, block) => ((all & block) === 0 ? all : all | block), bits);
  return joined === bits ? bits : partsTogether(needed, joined);
}

/** What is needed in other parts does not matter: a day that lacks a leader at night still sells its morning. */
export function withinParts({ instructors, guides }: Counts, bits: number): Counts {
  const within = (row: readonly number[]) => {
    const sums = row.map(() => 0);
    for (const [block, count] of row.entries()) sums[block & bits] = (sums[block & bits] ?? 0) + count;
    return sums;
  };
  return { instructors: within(instructors), guides: within(guides) };
}

export function leadersOf(day: Day): Leaders {
  const free = crewFree(day.crew);
  const isLed = ({ needs }: Departure) => day.countsCrew && needs.ledBy !== 'none';
  const needed = leadersOfDay(day.departures);
  const canAdd = (departure: Departure, groups: number): boolean => {
    const all = withLeaders(needed, departure.needs.ledBy, bitsFor(departure), groups);
    const bits = partsTogether(all, bitsFor(departure));
    return enoughCrew(withinParts(all, bits), withinParts(free, bits));
  };
  const counted = new Map<string, number>();
  const groupsToAdd = (departure: Departure): number => {
    const key = `${departure.needs.ledBy}:${bitsFor(departure)}`;
    const found = counted.get(key);
    if (found !== undefined) return found;
    // Fewer groups can be led wherever more can.
    let [groups, tooMany] = [0, day.crew.length + 1];
    while (tooMany - groups > 1) {
      const middle = Math.floor((groups + tooMany) / 2);
      if (canAdd(departure, middle)) groups = middle;
      else tooMany = middle;
    }
    counted.set(key, groups);
    return groups;
  };
  return {
    freeFor: (departure) => {
      if (!isLed(departure)) return Number.POSITIVE_INFINITY;
      if (!canAdd(departure, 0)) return 0;
      const groups = groupsOf(departure.sharedDivers, departure) + groupsToAdd(departure);
      return groups * departure.needs.diversPerGuide - departure.sharedDivers;
    },
    canLeadAlone: (departure, divers) => !isLed(departure) || canAdd(departure, groupsOf(divers, departure)),
  };
}
