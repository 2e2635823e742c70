import { expect, test } from 'vitest';
import { ledOn } from './work';

const trip = { kind: 'trip', diveCount: 2, durationDays: 1, transport: ['boat' as const], ledBy: ['guide' as const] };

test("ledOn counts a product's dives and returns the role it needs", () => {
  expect(ledOn(trip, 0)).toEqual({ role: 'guide', dives: 2, courseDays: null });
});

test("ledOn distributes a course's dives and rate over the days on which it is led", () => {
  const course = { ...trip, kind: 'course', diveCount: 4, durationDays: 3, ledBy: ['instructor' as const] };
  expect([0, 1, 2].map((day) => ledOn(course, day))).toEqual([
    { role: 'instructor', dives: 2, courseDays: 3 },
    { role: 'instructor', dives: 1, courseDays: 3 },
    { role: 'instructor', dives: 1, courseDays: 3 },
  ]);
  const theory = { ...course, ledBy: ['none' as const, 'instructor' as const] };
  expect([1, 2].map((day) => ledOn(theory, day))).toEqual([
    { role: 'instructor', dives: 2, courseDays: 2 },
    { role: 'instructor', dives: 2, courseDays: 2 },
  ]);
});
