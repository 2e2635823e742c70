import { expect, it } from 'vitest';
import { monthSpans } from './months';

it('monthSpans joins consecutive months', () => {
  expect(monthSpans([11, 4, 5, 6, 9])).toEqual([
    { from: 4, to: 6 },
    { from: 9, to: 9 },
    { from: 11, to: 11 },
  ]);
});

it('monthSpans joins months across the turn of the year', () => {
  expect(monthSpans([1, 2, 7, 11, 12])).toEqual([
    { from: 7, to: 7 },
    { from: 11, to: 2 },
  ]);
});
