import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayWith, guide, trip } from '@/test/outings/days';
import { crewFree } from './crew';
import { enoughCrew } from './enough-crew';
import { leadersOfDay } from './leaders';
import { leadersLackingTogether } from './leaders-lacking';
import { type Part, parts } from './parts';

const anyParts = fc.subarray<Part>([...parts], { minLength: 1 });
const anyCrew = fc.array(fc.record({ isInstructor: fc.boolean(), steersIn: fc.subarray<Part>([...parts]) }), {
  maxLength: 4,
});
const anyGroups = fc.array(fc.record({ ledBy: fc.constantFrom('guide', 'instructor'), parts: anyParts }), {
  maxLength: 4,
});

/** Number of leaders, and of instructors, that a single part lacks. */
function lackingIn(part: Part, day: ReturnType<typeof dayWith>) {
  const present = day.crew.filter(({ steersIn }) => !steersIn.includes(part));
  const groups = day.departures.filter(({ needs }) => needs.parts.includes(part));
  const instructing = groups.filter(({ needs }) => needs.ledBy === 'instructor');
  const instructors = present.filter(({ isInstructor }) => isInstructor);
  return Math.max(groups.length - present.length, instructing.length - instructors.length, 0);
}

test('every day either lacks a leader, in one part or across several, or can be led', () => {
  fc.assert(
    fc.property(anyCrew, anyGroups, (people, groups) => {
      const day = dayWith({
        crew: people.map((own, number) => guide(`${number}`, own)),
        departures: groups.map((needs, number) => trip(`${number}`, { sharedDivers: 4, needs })),
      });
      const isLed = enoughCrew(leadersOfDay(day.departures), crewFree(day.crew));
      const isShort = parts.some((part) => lackingIn(part, day) > 0) || leadersLackingTogether(day).length > 0;
      expect(isShort).toBe(!isLed);
    }),
    { numRuns: 2_000 },
  );
});

test('three groups that overlap in pairs need three leaders, though each part needs two', () => {
  const pairs: Part[][] = [
    ['morning', 'afternoon'],
    ['morning', 'night'],
    ['afternoon', 'night'],
  ];
  const departures = pairs.map((own, number) => trip(`${number}`, { sharedDivers: 4, needs: { parts: own } }));
  const crew = [guide('Ketut'), guide('Wayan')];
  expect(leadersLackingTogether(dayWith({ crew, departures }))).toEqual([
    { parts: ['morning', 'afternoon', 'night'], leaders: 1, instructors: 0 },
  ]);
  expect(leadersLackingTogether(dayWith({ crew: [...crew, guide('Made')], departures }))).toEqual([]);
  expect(leadersLackingTogether({ ...dayWith({ crew, departures }), countsCrew: false })).toEqual([]);
});
