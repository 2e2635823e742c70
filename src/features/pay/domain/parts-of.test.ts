import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividedHalfUp, equalParts, shareOfStep } from './parts-of';

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
const rupiah = fc.integer({ min: 0, max: 2_000_000_000 });
const few = fc.integer({ min: 1, max: 12 });

test('dividedHalfUp rounds halves up', () => {
  expect([dividedHalfUp(1_000_000, 3), dividedHalfUp(1_000_001, 2), dividedHalfUp(2, 3), dividedHalfUp(1, 3)]).toEqual([
    333_333, 500_001, 1, 0,
  ]);
});

test('equalParts gives the remainder to the last part and adds up to the amount', () => {
  expect(equalParts(100, 3)).toEqual([33, 33, 34]);
  fc.assert(
    fc.property(rupiah, few, (amount, count) => {
      const parts = equalParts(amount, count);
      expect(sum(parts)).toBe(amount);
      expect(new Set(parts.slice(0, -1)).size).toBeLessThanOrEqual(1);
      expect((parts.at(-1) ?? 0) - (parts[0] ?? 0)).toBeLessThan(count);
    }),
  );
});

test('shareOfStep distributes every dive, and days differ by at most one', () => {
  expect([0, 1, 2].map((day) => shareOfStep(4, 3, day))).toEqual([2, 1, 1]);
  fc.assert(
    fc.property(fc.nat(60), few, (count, steps) => {
      const shares = Array.from({ length: steps }, (_, step) => shareOfStep(count, steps, step));
      expect(sum(shares)).toBe(count);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});
