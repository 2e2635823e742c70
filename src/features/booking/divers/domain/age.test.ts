import { expect, test } from 'vitest';
import { ageOn, isoDate } from './age';

test.each([
  ['2016-12-24', '2026-12-23', 9],
  ['2016-12-24', '2026-12-24', 10],
  ['2016-12-24', '2027-01-01', 10],
  ['2012-02-29', '2026-02-28', 13],
  ['2012-02-29', '2026-03-01', 14],
])('ageOn returns the age of a person born on %s, on %s: %i years', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

test('isoDate reads a date of birth that is written day first', () => {
  expect(isoDate(' 21/04/1990 ')).toBe('1990-04-21');
  expect(isoDate('1990-04-21')).toBe('1990-04-21');
  expect(isoDate('4/21/1990')).toBe('4/21/1990');
  expect(isoDate(19900421)).toBe(19900421);
});
