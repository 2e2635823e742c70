import { expect, test } from 'vitest';
import { isCircular } from './ladder';

const ladder = new Map([
  ['rescue', ['advanced']],
  ['advanced', ['open water']],
  ['open water', []],
]);

test('a step may come after any that does not come after it', () => {
  expect(isCircular(ladder, 'rescue', ['advanced', 'open water'])).toBe(false);
  expect(isCircular(ladder, 'new', ['rescue'])).toBe(false);
});

test('a step never comes after itself, however long the way round is', () => {
  expect(isCircular(ladder, 'open water', ['open water'])).toBe(true);
  expect(isCircular(ladder, 'open water', ['advanced'])).toBe(true);
  expect(isCircular(ladder, 'open water', ['rescue'])).toBe(true);
});
