import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys';

test('the arrow keys go from tab to tab and begin again at the end', () => {
  expect(tabAfterKey('ArrowRight', 4, 5)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, 5)).toBe(4);
  expect(tabAfterKey('ArrowRight', 1, 5)).toBe(2);
});

test('Home and End go to the first and the last tab, other keys nowhere', () => {
  expect(tabAfterKey('Home', 3, 5)).toBe(0);
  expect(tabAfterKey('End', 0, 5)).toBe(4);
  expect(tabAfterKey('ArrowDown', 0, 5)).toBeNull();
});
