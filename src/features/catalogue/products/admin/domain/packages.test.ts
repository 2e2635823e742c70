import { expect, test } from 'vitest';
import { refuseOddPackages } from './packages';

const fieldsOf = (size: number, allow_half_package: boolean, before?: number) => {
  try {
    refuseOddPackages({ divers_per_package: size, allow_half_package }, before);
  } catch (error) {
    return Object.keys((error as { fields: object }).fields);
  }
  return [];
};

test('a package is for one or two people, and a product with another package size keeps it', () => {
  expect([1, 2, 3].map((size) => fieldsOf(size, false))).toEqual([[], [], ['divers_per_package']]);
  expect([fieldsOf(4, false, 4), fieldsOf(3, false, 4)]).toEqual([[], ['divers_per_package']]);
});

test('only a package of two can be halved', () => {
  expect([1, 2].map((size) => fieldsOf(size, true))).toEqual([['allow_half_package'], []]);
  expect(fieldsOf(4, true, 4)).toEqual(['allow_half_package']);
});
