import { expect, test } from 'vitest';
import { ownDivers } from './own-divers';

const divers = [{ fullName: 'Mia Berg' }, { fullName: 'MORI  Kenji' }, { fullName: 'Kenji Mori' }];

test('ownDivers returns the divers named like the customer, in either name order, newest first', () => {
  expect(ownDivers(divers, 'Kenji Mori')).toEqual([divers[1], divers[2]]);
});

test('ownDivers returns the first diver when no name matches, and nobody without divers', () => {
  expect(ownDivers(divers, 'Sari Dewi')).toEqual([divers[0]]);
  expect(ownDivers([], 'Sari Dewi')).toEqual([]);
});
