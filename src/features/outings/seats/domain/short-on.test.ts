import { expect, test } from 'vitest';
import { boat, dayWith, guide, instructor, trip } from '@/test/outings/days';
import { shortOn } from './short-on';

const none = { seats: 0, leaders: 0, instructors: 0 };

test('a day with enough boats and leaders, or on which nothing counts, is not short', () => {
  const departures = [trip('mantas', { sharedDivers: 8, people: 9, vehicle: 'Besar' })];
  expect(
    shortOn(dayWith({ vehicles: [boat('Besar', 9)], crew: [guide('Ketut'), guide('Wayan')], departures })),
  ).toEqual([]);
  expect(shortOn(dayWith({ departures: [trip('mantas', { sharedDivers: 80 })] }))).toEqual([]);
});

test("people without a boat, and those beyond their boat's seats, are short in each part of their departure", () => {
  const departures = [
    trip('mantas', { people: 5, vehicle: 'Besar', isFixed: true }),
    trip('drift', { people: 2, needs: { parts: ['morning'] } }),
    trip('shore', { people: 7, needs: { transport: 'none' } }),
  ];
  expect(shortOn(dayWith({ vehicles: [boat('Besar', 4)], departures }))).toEqual([
    { ...none, part: 'morning', seats: 3 },
    { ...none, part: 'afternoon', seats: 1 },
  ]);
});

test('a boat out of service carries nobody', () => {
  const departures = [trip('mantas', { people: 5, vehicle: 'Besar', isFixed: true, needs: { parts: ['night'] } })];
  const vehicles = [boat('Besar', 12, { inService: false })];
  expect(shortOn(dayWith({ vehicles, departures }))).toEqual([{ ...none, part: 'night', seats: 5 }]);
});

test('each group needs its own leader, and so does each order with a private guide', () => {
  const departures = [
    trip('mantas', { people: 8, sharedDivers: 5, privateDivers: [2, 1], needs: { parts: ['afternoon'] } }),
  ];
  const crew = [guide('Ketut'), guide('Wayan', { isWorking: false }), guide('Made', { hasExpiredPaper: true })];
  expect(shortOn(dayWith({ crew, departures }))).toEqual([{ ...none, part: 'afternoon', leaders: 3 }]);
});

test('a guide does not instruct, and crew who steer a boat lead nobody', () => {
  const course = trip('course', { sharedDivers: 4, needs: { ledBy: 'instructor', parts: ['morning'] } });
  const crew = [guide('Ketut'), instructor('Ayu', { steersIn: ['morning'] })];
  expect(shortOn(dayWith({ crew, departures: [course] }))).toEqual([{ ...none, part: 'morning', instructors: 1 }]);
});

test('a group through two parts can lack a leader for both, though each part has a free one', () => {
  const crew = [guide('Ketut', { steersIn: ['afternoon'] }), guide('Wayan', { steersIn: ['morning'] })];
  const lacking = (leaders: number, instructors = 0) => [
    { ...none, part: 'morning', leaders, instructors },
    { ...none, part: 'afternoon', leaders, instructors },
  ];
  const mantas = trip('mantas', { sharedDivers: 4 });
  expect(shortOn(dayWith({ crew, departures: [mantas] }))).toEqual(lacking(1));
  expect(shortOn(dayWith({ crew: [...crew, guide('Made')], departures: [mantas] }))).toEqual([]);
  const course = trip('course', { sharedDivers: 4, needs: { ledBy: 'instructor' } });
  const teaching = crew.map((one) => ({ ...one, isInstructor: true }));
  expect(shortOn(dayWith({ crew: teaching, departures: [course] }))).toEqual(lacking(1, 1));
});

test('leaders missing in each part are not counted again for groups through both', () => {
  const departures = [
    trip('mantas', { sharedDivers: 8 }),
    trip('drift', { sharedDivers: 4, needs: { parts: ['night'] } }),
  ];
  const missing = { ...none, leaders: 2 };
  expect(shortOn(dayWith({ crew: [], departures }))).toEqual([
    { ...missing, part: 'morning' },
    { ...missing, part: 'afternoon' },
    { ...none, part: 'night', leaders: 1 },
  ]);
});
