import { expect, test } from 'vitest';
import { groupLeadTimes, medianDays } from './lead-time';

const row = (days: number, orders: number, before = 0) => ({ days, orders, before });

test('groupLeadTimes counts every order in exactly one group', () => {
  const groups = groupLeadTimes([row(-2, 1), row(0, 2), row(1, 3), row(3, 4, 7), row(30, 5), row(31, 6), row(400, 8)]);
  expect(groups.map(({ orders }) => orders)).toEqual([3, 3, 4, 0, 0, 5, 6, 8]);
  expect(groups.map(({ before }) => before)).toEqual([0, 0, 7, 0, 0, 0, 0, 0]);
  expect(groups.map(({ from_days, to_days }) => [from_days, to_days])).toEqual([
    [0, 0],
    [1, 1],
    [2, 3],
    [4, 7],
    [8, 14],
    [15, 30],
    [31, 90],
    [91, null],
  ]);
});

test('medianDays returns the middle lead time, or null without orders', () => {
  expect(medianDays([row(20, 1), row(1, 1), row(5, 1)], 'orders')).toBe(5);
  expect(medianDays([row(1, 2), row(9, 2)], 'orders')).toBe(1);
  expect(medianDays([row(-1, 1)], 'orders')).toBe(0);
  expect(medianDays([row(1, 2)], 'before')).toBeNull();
});
