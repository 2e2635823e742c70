import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys';

test('tabAfterKey moves with the arrow keys and wraps around at the end', () => {
  expect(tabAfterKey('ArrowRight', 4, 5)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, 5)).toBe(4);
  expect(tabAfterKey('ArrowRight', 1, 5)).toBe(2);
});

test('tabAfterKey moves to the first and last tab with Home and End, and ignores other keys', () => {
  expect(tabAfterKey('Home', 3, 5)).toBe(0);
  expect(tabAfterKey('End', 0, 5)).toBe(4);
  expect(tabAfterKey('ArrowDown', 0, 5)).toBeNull();
});
