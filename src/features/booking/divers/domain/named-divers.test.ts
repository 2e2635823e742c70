import { expect, test } from 'vitest';
import { namedDivers } from './named-divers';

const divers = [{ full_name: 'Ana' }, { full_name: ' ' }, { full_name: 'Ben' }];
const unnamed = (number: number) => `Diver ${number}`;

test('divers are listed the way the language joins lists, and numbered until they have a name', () => {
  expect(namedDivers('en', divers, [0, 2], unnamed)).toBe('Ana and Ben');
  expect(namedDivers('de', divers, [0, 2], unnamed)).toBe('Ana und Ben');
  expect(namedDivers('en', divers, [0, 1, 3], unnamed)).toBe('Ana, Diver 2 and Diver 4');
  expect(namedDivers('en', divers, [], unnamed)).toBe('');
});
