import { allParts, type Counts } from './crew';

const pairs = [0b011, 0b101, 0b110];
const singles = [0b001, 0b010, 0b100];

const at = (row: readonly number[], bits: number): number => row[bits] ?? 0;

/** Takes `count` people who are free in all parts to lead in `bits`; they stay available for the other parts. */
function takeFromAllDay(row: number[], bits: number, count: number): void {
  row[allParts] = at(row, allParts) - count;
  row[allParts ^ bits] = at(row, allParts ^ bits) + count;
}

/** Checks each part separately, because groups of one part need nobody in another. */
function enoughForSingles(needed: Counts, free: Counts): boolean {
  return singles.every((part) => {
    const inPart = (row: readonly number[]) =>
      row.reduce((sum, count, bits) => sum + ((bits & part) === 0 ? 0 : count), 0);
    const instructors = inPart(free.instructors);
    const groups = at(needed.instructors, part) + at(needed.guides, part);
    return at(needed.instructors, part) <= instructors && groups <= instructors + inPart(free.guides);
  });
}

const copyOf = ({ instructors, guides }: Counts): Counts => ({ instructors: [...instructors], guides: [...guides] });

/**
 * Gives groups of two parts to guides who are free in just those parts, then tries each split of the rest among
 * instructors and crew who are free all day.
 */
function enoughForGuides(needed: Counts, free: Counts, [bits, ...later]: readonly number[]): boolean {
  if (bits === undefined) return enoughForSingles(needed, free);
  const exact = Math.min(at(needed.guides, bits), at(free.guides, bits));
  const rest = at(needed.guides, bits) - exact;
  for (let instructing = 0; instructing <= Math.min(rest, at(free.instructors, bits)); instructing += 1) {
    const guiding = Math.min(rest - instructing, at(free.guides, allParts));
    for (
      let guides = guiding;
      guides >= 0 && rest - instructing - guides <= at(free.instructors, allParts);
      guides -= 1
    ) {
      const left = copyOf(free);
      left.guides[bits] = at(left.guides, bits) - exact;
      left.instructors[bits] = at(left.instructors, bits) - instructing;
      takeFromAllDay(left.guides, bits, guides);
      takeFromAllDay(left.instructors, bits, rest - instructing - guides);
      if (enoughForGuides(needed, left, later)) return true;
    }
  }
  return false;
}

/**
 * True if every group can have a leader, the same one in all parts of its departure. Uses the least available people
 * first, because they have no other use.
 */
export function enoughCrew(needed: Counts, free: Counts): boolean {
  const left = copyOf(free);
  left.instructors[allParts] = at(left.instructors, allParts) - at(needed.instructors, allParts);
  const guiding = Math.min(at(needed.guides, allParts), at(left.guides, allParts));
  left.guides[allParts] = at(left.guides, allParts) - guiding;
  left.instructors[allParts] = at(left.instructors, allParts) - (at(needed.guides, allParts) - guiding);
  for (const bits of pairs) {
    const exact = Math.min(at(needed.instructors, bits), at(left.instructors, bits));
    left.instructors[bits] = at(left.instructors, bits) - exact;
    takeFromAllDay(left.instructors, bits, at(needed.instructors, bits) - exact);
  }
  return at(left.instructors, allParts) >= 0 && enoughForGuides(needed, left, pairs);
}
