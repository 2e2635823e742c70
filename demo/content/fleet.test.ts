import { expect, test } from 'vitest';
import { activities } from './activities';
import { courses } from './courses';
import { fleet } from './fleet';
import { trips } from './trips';

test('the demo has three boats with 12, 8 and 20 seats, and two vans', () => {
  const seatsOf = (kind: string) => fleet.flatMap((boat) => (boat.kind === kind ? [boat.seats] : [])).toSorted();
  expect(seatsOf('boat')).toEqual([12, 20, 8]);
  expect(seatsOf('van')).toHaveLength(2);
  expect(new Set(fleet.map(({ name }) => name)).size).toBe(5);
});

test('the area of every trip, activity and course of the demo is served by a boat or van', () => {
  const served = new Set(fleet.flatMap(({ areas }) => areas));
  const left = [...trips, ...activities, ...courses].filter(({ area }) => !served.has(area));
  expect(left.map(({ slug }) => slug)).toEqual([]);
});
