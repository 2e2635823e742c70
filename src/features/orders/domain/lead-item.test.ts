import { describe, expect, test } from 'vitest';
import { daysOf, leadItem } from './lead-item';

const snapshot = {
  ...{ slug: 'wreck', kind: 'trip', titles: { en: 'Wreck day' }, variant: null },
  ...{ diversPerPackage: 2, pickup: false, transfers: null, durationDays: 1 },
};
const item = (position: number, day: string, offAt: string | null = null) => ({
  position,
  activityDate: new Date(day),
  offAt: offAt ? new Date(offAt) : null,
  snapshot,
});

describe('leadItem', () => {
  test('is the earliest booked item, and the first of two on the same day', () => {
    const off = item(0, '2026-12-20', '2026-12-02');
    const [second, first, later] = [item(3, '2026-12-24'), item(1, '2026-12-24'), item(2, '2026-12-26')];
    expect(leadItem([off, later, second, first])).toBe(first);
  });

  test('is the earliest of the items that ended last, when none is booked', () => {
    const before = item(0, '2026-12-20', '2026-12-02');
    const [first, second] = [item(2, '2026-12-24', '2026-12-04'), item(1, '2026-12-26', '2026-12-04')];
    expect(leadItem([before, second, first])).toBe(first);
  });

  test('is absent when the order has no items', () => {
    expect(() => leadItem([])).toThrow('an order without items');
  });
});

test('daysOf spans the days of the lead item, counting half a day as one', () => {
  const course = { ...item(0, '2026-12-24'), snapshot: { ...snapshot, durationDays: 2.5 } };
  const days = { activityDate: new Date('2026-12-24'), lastDay: new Date('2026-12-26') };
  expect(daysOf([item(1, '2026-12-25'), course])).toEqual(days);
  expect(daysOf([item(0, '2026-12-24')])).toEqual({ ...days, lastDay: days.activityDate });
});
