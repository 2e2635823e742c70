import { expect, test } from 'vitest';
import { rowAfterKey } from './row-keys';

test('the arrow keys go from row to row and stay in the list', () => {
  expect(rowAfterKey('ArrowDown', 0, 3)).toBe(1);
  expect(rowAfterKey('ArrowDown', 2, 3)).toBe(2);
  expect(rowAfterKey('ArrowUp', 2, 3)).toBe(1);
  expect(rowAfterKey('ArrowUp', 0, 3)).toBe(0);
});

test('Home and End go to the first and the last row, other keys nowhere', () => {
  expect(rowAfterKey('Home', 2, 3)).toBe(0);
  expect(rowAfterKey('End', 0, 3)).toBe(2);
  expect(rowAfterKey('a', 1, 3)).toBeNull();
});
