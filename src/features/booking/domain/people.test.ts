import { expect, test } from 'vitest';
import { isPerPerson, packagesFor, peopleTyped, splitsPair } from './people';

const forOne = { divers_per_package: 1, allow_half_package: false };
const halves = { divers_per_package: 2, allow_half_package: true };
const pairs = { divers_per_package: 2, allow_half_package: false };

test('the number of people is chosen when a person is a package or half of one', () => {
  expect([forOne, halves, pairs].map(isPerPerson)).toEqual([true, true, false]);
});

test('packagesFor and peopleTyped convert people to packages and back', () => {
  expect(['1', '2', '3'].map((people) => packagesFor(people, halves))).toEqual(['0.5', '1', '1.5']);
  expect(['0.5', '1', '1.5'].map((packages) => peopleTyped(packages, halves))).toEqual(['1', '2', '3']);
  expect([packagesFor('3', forOne), peopleTyped('3', forOne)]).toEqual(['3', '3']);
});

test('an empty field stays empty, zero people stay zero, and a point in the number of people is removed', () => {
  expect([packagesFor('', halves), peopleTyped('', halves)]).toEqual(['', '']);
  expect([packagesFor('0', halves), peopleTyped('0', halves)]).toEqual(['0', '0']);
  expect(packagesFor('3.', halves)).toBe('1.5');
});

test('a product in pairs keeps the number of people, and text stays text', () => {
  expect(['1', '2', '3', 'many'].map((people) => packagesFor(people, pairs))).toEqual(['0.5', '1', '1.5', 'many']);
  expect(['0.5', '1', '1,5', 'many'].map((packages) => peopleTyped(packages, pairs))).toEqual(['1', '2', '3', 'many']);
});

test('a pair is not split unless the product allows halves', () => {
  expect(['0.5', '1', '1.5', '2'].map((quantity) => splitsPair(quantity, pairs))).toEqual([true, false, true, false]);
  expect(['0.5', '1.5', 'many'].map((quantity) => splitsPair(quantity, halves))).toEqual([false, false, false]);
});
