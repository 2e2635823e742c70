import { expect, test } from 'vitest';
import { marginOf, sumOfMargins } from './margin-of';

const usual = { boat: 1_500_000, fuel: 800_000, feesEach: 100_000, lunchEach: 50_000 };
const asUsual = { boat: null, fuel: null, fees: null, lunch: null };
const sold = { people: 6, sold: 9_000_000, crew: 1_200_000 };

test('marginOf deducts boat, fuel, crew, fees and lunch from sales', () => {
  expect(marginOf(sold, usual, asUsual)).toEqual({
    ...{ outings: 1, people: 6, sold: 9_000_000, crew: 1_200_000 },
    ...{ boat: 1_500_000, fuel: 800_000, fees: 600_000, lunch: 300_000, margin: 4_600_000 },
  });
});

test("marginOf prefers the outing's own costs, including zero", () => {
  const own = { boat: 0, fuel: 950_000, fees: 0, lunch: null };
  expect(marginOf(sold, usual, own)).toMatchObject({
    boat: 0,
    fuel: 950_000,
    fees: 0,
    lunch: 300_000,
    margin: 6_550_000,
  });
});

test('sumOfMargins adds up every figure', () => {
  const one = marginOf(sold, usual, asUsual);
  expect(sumOfMargins([one, one])).toMatchObject({ outings: 2, people: 12, sold: 18_000_000, margin: 9_200_000 });
  expect(sumOfMargins([])).toMatchObject({ outings: 0, margin: 0 });
});
