import { bitsOf, type Counts, crewFree, withLeaders } from './crew';
import type { Day } from './day';
import { enoughCrew } from './enough-crew';
import { leadersOfDay, partsTogether, withinParts } from './leaders';
import { type LedBy, type Part, parts } from './parts';

/** Leaders missing for groups that span several parts of a day, though each part alone has enough. */
export type LackingTogether = { parts: readonly Part[]; leaders: number; instructors: number };

const bitOf = (part: Part): number => bitsOf([part]);
const inPart = (row: readonly number[], part: Part): number =>
  row.reduce((sum, count, bits) => sum + ((bits & bitOf(part)) === 0 ? 0 : count), 0);

/** Sets of parts that share leaders, without single parts. */
const joinedParts = (needed: Counts): number[] =>
  [...new Set(parts.map((part) => partsTogether(needed, bitOf(part))))].filter((bits) => (bits & (bits - 1)) !== 0);

/** Adds the leaders that single parts lack, because those are counted there. */
function withLacking(free: Counts, needed: Counts, bits: number): Counts {
  const lacking = (count: (part: Part) => number) => Math.max(0, ...parts.map(count));
  const instructors = lacking((part) => inPart(needed.instructors, part) - inPart(free.instructors, part));
  const all = ({ instructors: some, guides: others }: Counts, part: Part) => inPart(some, part) + inPart(others, part);
  const leaders = lacking((part) => all(needed, part) - all(free, part));
  return withLeaders(
    withLeaders(free, 'instructor', bits, instructors),
    'guide',
    bits,
    Math.max(0, leaders - instructors),
  );
}

function lackingWithin(needed: Counts, free: Counts, bits: number): LackingTogether | null {
  const isEnough = (ledBy: LedBy, count: number) => enoughCrew(needed, withLeaders(free, ledBy, bits, count));
  if (isEnough('guide', 0)) return null;
  const together = parts.filter((part) => (bitOf(part) & bits) !== 0);
  for (let count = 1; ; count += 1) {
    if (isEnough('guide', count)) return { parts: together, leaders: count, instructors: 0 };
    if (isEnough('instructor', count)) return { parts: together, leaders: count, instructors: count };
  }
}

export function leadersLackingTogether({ countsCrew, crew, departures }: Day): LackingTogether[] {
  if (!countsCrew) return [];
  const needed = leadersOfDay(departures);
  const free = crewFree(crew);
  return joinedParts(needed).flatMap((bits) => {
    const neededWithin = withinParts(needed, bits);
    const freeWithin = withLacking(withinParts(free, bits), neededWithin, bits);
    return lackingWithin(neededWithin, freeWithin, bits) ?? [];
  });
}
