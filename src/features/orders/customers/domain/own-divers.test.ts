import { expect, test } from 'vitest';
import { ownDivers } from './own-divers';

const divers = [{ fullName: 'Mia Berg' }, { fullName: 'MORI  Kenji' }, { fullName: 'Kenji Mori' }];

test('ownDivers are those with the name of the customer, in either order, the newest first', () => {
  expect(ownDivers(divers, 'Kenji Mori')).toEqual([divers[1], divers[2]]);
});

test('ownDivers is the first diver when none has the name, and nobody without divers', () => {
  expect(ownDivers(divers, 'Sari Dewi')).toEqual([divers[0]]);
  expect(ownDivers([], 'Sari Dewi')).toEqual([]);
});
