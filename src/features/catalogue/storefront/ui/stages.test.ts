import { expect, test } from 'vitest';
import { stagesOf } from './stages';

test('stagesOf counts a course in days, the last stage lasting until its end', () => {
  expect(stagesOf([1, 2, 4], 5)).toEqual([
    { unit: 'day', from: 1, to: 1 },
    { unit: 'day', from: 2, to: 3 },
    { unit: 'day', from: 4, to: 5 },
  ]);
  expect(stagesOf([1], 0.5)).toEqual([{ unit: 'day', from: 1, to: 1 }]);
});

test('stagesOf counts in weeks or months when every stage begins with one', () => {
  expect(stagesOf([1, 15], 28)).toEqual([
    { unit: 'week', from: 1, to: 2 },
    { unit: 'week', from: 3, to: 4 },
  ]);
  expect(stagesOf([1, 31, 61, 181], 210).at(-2)).toEqual({ unit: 'month', from: 3, to: 6 });
});

test('stagesOf counts all stages in days when one begins within a week', () => {
  expect(stagesOf([1, 15, 20], 28).map(({ unit }) => unit)).toEqual(['day', 'day', 'day']);
});
