import { describe, expect, test } from 'vitest';
import { clashOn, type Stay, stayOfRow, stayOfView } from '@/features/booking/domain/clashes';

const day = ['morning', 'afternoon'] as const;
const dive: Stay = {
  ...{ id: 'dive', state: 'booked', first: '2026-12-20', last: '2026-12-20' },
  ...{ parts: day, people: [0, 1] },
};
const course: Stay = {
  ...{ id: 'course', state: 'booked', first: '2026-12-23', last: '2026-12-25' },
  ...{ parts: day, people: [1, 2] },
};

describe('clashOn', () => {
  test.each([
    ['the day before the other item', '2026-12-22', undefined],
    ['its first day', '2026-12-23', course],
    ['its last day', '2026-12-25', course],
    ['the day after', '2026-12-26', undefined],
    ['the day it has now', '2026-12-20', undefined],
  ])('for a dive moved to %s returns the item it clashes with, if any', (_, date, expected) => {
    expect(clashOn(dive, date, [dive, course])).toBe(expected);
  });

  test('counts every day of the moved item', () => {
    expect(clashOn(course, '2026-12-18', [dive, course])).toBe(dive);
    expect(clashOn(course, '2026-12-17', [dive, course])).toBeUndefined();
  });

  test.each<[string, Stay['parts'], Stay | undefined]>([
    ['a night dive', ['night'], undefined],
    ['a morning', ['morning'], course],
    ['an afternoon and night', ['afternoon', 'night'], course],
  ])('%s on a day of the course clashes with it only when both take the same part', (_, parts, expected) => {
    expect(clashOn({ ...dive, parts }, course.last, [dive, course])).toBe(expected);
  });

  test('ignores items of other people, and ended items', () => {
    expect(clashOn(dive, course.first, [{ ...course, people: [2] }])).toBeUndefined();
    expect(clashOn(dive, course.first, [{ ...course, state: 'off' }])).toBeUndefined();
  });

  test('reads rows and views the same way', () => {
    const shared = { state: 'booked' as const };
    const row = { ...shared, id: 'a', productId: 'p', activityDate: new Date('2026-12-23') };
    const view = { ...shared, uuid: 'a', activity_date: '2026-12-23', duration_days: 2.5, divers: [0] };
    const night = stayOfView({ ...view, parts: ['night'] });
    const ofRow = stayOfRow((id) => (id === 'p' ? ['night'] : []));
    expect(ofRow({ ...row, lastDay: new Date('2026-12-25'), divers: [{ diverId: 'x' }] })).toEqual({
      ...night,
      people: ['x'],
    });
    expect(stayOfView({ ...view, parts: ['night'], duration_days: 0.5 }).last).toBe('2026-12-23');
  });
});
