import { expect, test } from 'vitest';
import { ownDiver } from './own-diver';

const divers = [{ fullName: 'Mia Berg' }, { fullName: 'MORI  Kenji' }, { fullName: 'Kenji Mori' }];

test('ownDiver is the newest diver with the name of the customer, in either order', () => {
  expect(ownDiver(divers, 'Kenji Mori')).toBe(divers[1]);
});

test('ownDiver is the first diver when none has the name, and nobody without divers', () => {
  expect(ownDiver(divers, 'Sari Dewi')).toBe(divers[0]);
  expect(ownDiver([], 'Sari Dewi')).toBeUndefined();
});
