import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysFrom } from '@/shared/time/days';
import { amountOn, withUntil } from './dated-amounts';

const rates = [
  { from: '2026-03-01', amount: 300 },
  { from: '2026-01-01', amount: 100 },
  { from: '2026-02-01', amount: null },
];

test('amountOn returns the latest amount that has begun, in any order, or null if it has none', () => {
  const on = (date: string) => amountOn(rates, date);
  expect([on('2025-12-31'), on('2026-01-01'), on('2026-01-31'), on('2026-02-01'), on('2026-03-01')]).toEqual([
    null,
    100,
    100,
    null,
    300,
  ]);
});

test('withUntil ends each amount on the day before the next one begins', () => {
  expect(withUntil(rates).map(({ from, until }) => [from, until])).toEqual([
    ['2026-03-01', null],
    ['2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-01-31'],
  ]);
});

test('withUntil covers each day with exactly one amount, the one amountOn returns', () => {
  const days = daysFrom('2026-01-01', '2026-01-20');
  const list = fc
    .uniqueArray(fc.constantFrom(...days), { minLength: 1 })
    .map((from) => from.map((day, index) => ({ from: day, amount: index })));
  fc.assert(
    fc.property(list, fc.constantFrom(...days), (any, date) => {
      const counting = withUntil(any).filter(({ from, until }) => from <= date && (until === null || date <= until));
      expect(counting.length).toBeLessThanOrEqual(1);
      expect(counting[0]?.amount ?? null).toBe(amountOn(any, date));
    }),
  );
});
