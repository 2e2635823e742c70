import { expect, test } from 'vitest';
import { reordered } from './reorder';

test('reordered keeps the other items in their positions when part of a list is sorted', () => {
  expect(reordered(['a', 'b', 'c', 'd', 'e'], ['d', 'b'])).toEqual(['a', 'd', 'c', 'b', 'e']);
});

test('reordered returns a complete list in the given order', () => {
  expect(reordered(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
});

test('reordered ignores an item that is no longer in the list', () => {
  expect(reordered(['a', 'b'], ['b', 'gone', 'a'])).toEqual(['b', 'a']);
});
