import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allParts, type Counts, noCounts } from './crew';
import { enoughCrew } from './enough-crew';

type Person = { isInstructor: boolean; bits: number };
type Group = { needsInstructor: boolean; bits: number };

/** Tries everybody who can lead a group, group by group. */
function canLeadAll(groups: readonly Group[], people: readonly Person[]): boolean {
  const [group, ...later] = groups;
  if (!group) return true;
  return people.some((person, number) => {
    if ((person.bits & group.bits) !== group.bits || (group.needsInstructor && !person.isInstructor)) return false;
    return canLeadAll(later, people.with(number, { ...person, bits: person.bits & ~group.bits }));
  });
}

function countsOf(rows: readonly (readonly [isInstructor: boolean, bits: number])[]): Counts {
  const counts = noCounts();
  for (const [isInstructor, bits] of rows) {
    const row = isInstructor ? counts.instructors : counts.guides;
    row[bits] = (row[bits] ?? 0) + 1;
  }
  return counts;
}

const anyBits = fc.integer({ min: 1, max: allParts });
const anyPerson = fc.record<Person>({ isInstructor: fc.boolean(), bits: anyBits });
const anyGroup = fc.record<Group>({ needsInstructor: fc.boolean(), bits: anyBits });

test('enoughCrew agrees with brute force', () => {
  const people = fc.array(anyPerson, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(people, fc.array(anyGroup, { maxLength: 8 }), (crew, groups) => {
      const needed = countsOf(groups.map(({ needsInstructor, bits }) => [needsInstructor, bits]));
      const free = countsOf(crew.map(({ isInstructor, bits }) => [isInstructor, bits]));
      expect(enoughCrew(needed, free)).toBe(canLeadAll(groups, crew));
    }),
    { numRuns: 800, seed: 14 },
  );
});

test("enoughCrew does not let two leaders share one group's morning and afternoon", () => {
  const morning = 0b001;
  const afternoon = 0b010;
  const halves = countsOf([
    [false, morning],
    [false, afternoon],
  ]);
  expect(
    enoughCrew(
      countsOf([
        [false, morning],
        [false, afternoon],
      ]),
      halves,
    ),
  ).toBe(true);
  expect(enoughCrew(countsOf([[false, morning | afternoon]]), halves)).toBe(false);
});
