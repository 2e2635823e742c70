import { expect, test } from 'vitest';
import { yearsAround } from './years-around';

const today = '2026-12-01';

test('yearsAround offers three years back and two ahead', () => {
  expect(yearsAround(today)).toEqual([2023, 2028]);
});

test('yearsAround follows the range of a field, and goes back a lifetime for birth dates', () => {
  expect(yearsAround(today, { first: today })).toEqual([2026, 2028]);
  expect(yearsAround(today, { last: today })).toEqual([1926, 2026]);
});
