import type { CrewMember, Departure } from './day';
import { type LedBy, type Part, parts } from './parts';

/**
 * Counts of people, indexed by the parts needed or free as bits: morning 1, afternoon 2, night 4. An instructor may
 * guide, a guide may not instruct.
 */
export type Counts = { instructors: number[]; guides: number[] };

export const noCounts = (): Counts => ({ instructors: Array(8).fill(0), guides: Array(8).fill(0) });

export const allParts = 2 ** parts.length - 1;

export const bitsOf = (taken: readonly Part[]): number =>
  parts.reduce((bits, part, number) => (taken.includes(part) ? bits | (1 << number) : bits), 0);

/** Counts everybody who can lead, by the parts in which they do not steer. */
export function crewFree(crew: readonly CrewMember[]): Counts {
  const counts = noCounts();
  for (const { isGuide, isInstructor, isWorking, hasExpiredPaper, steersIn } of crew) {
    if (!isWorking || hasExpiredPaper || !(isGuide || isInstructor)) continue;
    const bits = allParts & ~bitsOf(steersIn);
    const row = isInstructor ? counts.instructors : counts.guides;
    row[bits] = (row[bits] ?? 0) + 1;
  }
  return counts;
}

export const groupsOf = (divers: number, { needs }: Departure): number => Math.ceil(divers / needs.diversPerGuide);

/** Leaders a departure needs; divers with a private guide are in no shared group. */
export function leadersNeeded(departure: Departure): number {
  const privately = departure.privateDivers.reduce((sum, divers) => sum + groupsOf(divers, departure), 0);
  return groupsOf(departure.sharedDivers, departure) + privately;
}

/** Adds `count` leaders for the same parts. */
export function withLeaders(needed: Counts, ledBy: LedBy, bits: number, count: number): Counts {
  const add = (row: readonly number[]) => row.map((number, one) => (one === bits ? number + count : number));
  return {
    instructors: ledBy === 'instructor' ? add(needed.instructors) : needed.instructors,
    guides: ledBy === 'guide' ? add(needed.guides) : needed.guides,
  };
}
