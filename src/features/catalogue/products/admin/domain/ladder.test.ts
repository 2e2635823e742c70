import { expect, test } from 'vitest';
import { isCircular } from './ladder';

const ladder = new Map([
  ['rescue', ['advanced']],
  ['advanced', ['open water']],
  ['open water', []],
]);

test('isCircular is false for a step that does not lead back', () => {
  expect(isCircular(ladder, 'rescue', ['advanced', 'open water'])).toBe(false);
  expect(isCircular(ladder, 'new', ['rescue'])).toBe(false);
});

test('isCircular is true for a step that comes after itself, however long the chain is', () => {
  expect(isCircular(ladder, 'open water', ['open water'])).toBe(true);
  expect(isCircular(ladder, 'open water', ['advanced'])).toBe(true);
  expect(isCircular(ladder, 'open water', ['rescue'])).toBe(true);
});
