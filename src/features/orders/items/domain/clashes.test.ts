import { describe, expect, test } from 'vitest';
import { clashOn, stayOfRow, stayOfView } from './clashes';

const dive = { id: 'dive', state: 'booked', first: '2026-12-20', last: '2026-12-20', people: [0, 1] } as const;
const course = { id: 'course', state: 'booked', first: '2026-12-23', last: '2026-12-25', people: [1, 2] } as const;

describe('clashOn', () => {
  test.each([
    ['the day before the other item', '2026-12-22', undefined],
    ['its first day', '2026-12-23', course],
    ['its last day', '2026-12-25', course],
    ['the day after', '2026-12-26', undefined],
    ['the day it has now', '2026-12-20', undefined],
  ])('of a dive on %s', (_, day, expected) => {
    expect(clashOn(dive, day, [dive, course])).toBe(expected);
  });

  test('counts every day of the item that moves', () => {
    expect(clashOn(course, '2026-12-18', [dive, course])).toBe(dive);
    expect(clashOn(course, '2026-12-17', [dive, course])).toBeUndefined();
  });

  test('ignores items without the same people and those that are off', () => {
    expect(clashOn(dive, course.first, [{ ...course, people: [2] }])).toBeUndefined();
    expect(clashOn(dive, course.first, [{ ...course, state: 'off' }])).toBeUndefined();
  });

  test('reads rows and views alike', () => {
    const shared = { state: 'booked' as const };
    const row = { ...shared, id: 'a', activityDate: new Date('2026-12-23'), lastDay: new Date('2026-12-25') };
    const view = { ...shared, uuid: 'a', activity_date: '2026-12-23', duration_days: 2.5, divers: [0] };
    expect(stayOfRow({ ...row, divers: [{ diverId: 'x' }] })).toEqual({ ...stayOfView(view), people: ['x'] });
    expect(stayOfView({ ...view, duration_days: 0.5 }).last).toBe('2026-12-23');
  });
});
