import { expect, test } from 'vitest';
import { reordered } from './reorder';

test('what is dragged in a part of a list leaves the rest where it is', () => {
  expect(reordered(['a', 'b', 'c', 'd', 'e'], ['d', 'b'])).toEqual(['a', 'd', 'c', 'b', 'e']);
});

test('a whole list takes the order it is given', () => {
  expect(reordered(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
});

test('what is not in the list any more is passed over', () => {
  expect(reordered(['a', 'b'], ['b', 'gone', 'a'])).toEqual(['b', 'a']);
});
