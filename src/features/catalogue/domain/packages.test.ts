import { expect, test } from 'vitest';
import { sellsHalves, smallestParty } from './packages';

test('only a package of two can be halved', () => {
  const allowed = [1, 2, 3].map((diversPerPackage) => ({ diversPerPackage, allowHalfPackage: true }));
  expect(allowed.map(sellsHalves)).toEqual([false, true, false]);
  expect(allowed.map(smallestParty)).toEqual([1, 1, 3]);
  expect(smallestParty({ diversPerPackage: 2, allowHalfPackage: false })).toBe(2);
});
