import { expect, test } from 'vitest';
import { furtherItems, titleWithMore } from './further';

const items = (...states: ('booked' | 'off')[]) => states.map((state) => ({ state }));

test.each([
  [items('booked'), 0],
  [items('booked', 'booked', 'booked'), 2],
  [items('booked', 'off'), 0],
  [items('off'), 0],
  [items('off', 'off'), 1],
])('of the items %o, %i count as further', (some, count) => {
  expect(furtherItems(some)).toBe(count);
});

test('a title names the number of further items only when there are any', () => {
  expect(titleWithMore('Wreck day', 0)).toBe('Wreck day');
  expect(titleWithMore('Wreck day', 2)).toBe('Wreck day +\u00a02');
});
