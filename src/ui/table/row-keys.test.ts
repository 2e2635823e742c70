import { expect, test } from 'vitest';
import { rowAfterKey } from './row-keys';

test('rowAfterKey moves with the arrow keys and stops at the ends of the list', () => {
  expect(rowAfterKey('ArrowDown', 0, 3)).toBe(1);
  expect(rowAfterKey('ArrowDown', 2, 3)).toBe(2);
  expect(rowAfterKey('ArrowUp', 2, 3)).toBe(1);
  expect(rowAfterKey('ArrowUp', 0, 3)).toBe(0);
});

test('rowAfterKey moves to the first and last row with Home and End, and ignores other keys', () => {
  expect(rowAfterKey('Home', 2, 3)).toBe(0);
  expect(rowAfterKey('End', 0, 3)).toBe(2);
  expect(rowAfterKey('a', 1, 3)).toBeNull();
});
