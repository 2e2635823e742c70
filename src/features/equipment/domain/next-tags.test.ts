import { expect, test } from 'vitest';
import { nextTags } from './next-tags';

test.each([
  ['REG-09', 3, ['REG-09', 'REG-10', 'REG-11']],
  ['REG-9', 2, ['REG-9', 'REG-10']],
  ['99', 2, ['99', '100']],
  ['M007', 2, ['M007', 'M008']],
  ['TANK', 1, ['TANK']],
  ['TANK', 2, null],
  ['A12345678901', 2, ['A12345678901', 'A12345678902']],
])('nextTags counts up from %s', (first, count, tags) => {
  expect(nextTags(first, count)).toEqual(tags);
});
