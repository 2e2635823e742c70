import { expect, test } from 'vitest';
import { closureDuring } from './schedule';

const nyepi = { from: '2027-03-08', to: '2027-03-08', areas: [], nightBefore: false };
const quietSea = { from: '2027-10-15', to: '2027-10-17', areas: ['nusa_penida', 'nusa_lembongan'], nightBefore: false };
const needs = { parts: ['morning', 'afternoon'] as const, areas: [] as string[] };
const closures = [nyepi, quietSea];

test('closureDuring applies a closure without areas to every product, even one without an area', () => {
  expect(closureDuring(closures, { area: 'tulamben', durationDays: 1, needs }, '2027-03-08')).toBe(nyepi);
  expect(closureDuring(closures, { area: null, durationDays: 1, needs }, '2027-03-08')).toBe(nyepi);
});

test('closureDuring applies a closure with areas to those areas only', () => {
  expect(closureDuring(closures, { area: 'nusa_penida', durationDays: 1, needs }, '2027-10-16')).toBe(quietSea);
  expect(closureDuring(closures, { area: 'tulamben', durationDays: 1, needs }, '2027-10-16')).toBeNull();
  expect(closureDuring(closures, { area: null, durationDays: 1, needs }, '2027-10-16')).toBeNull();
});

test('closureDuring closes products that go to a closed area from elsewhere', () => {
  const goingTo = (...areas: string[]) =>
    closureDuring(closures, { area: 'sanur', durationDays: 1, needs: { ...needs, areas } }, '2027-10-16');
  expect(goingTo('sanur', 'nusa_penida')).toBe(quietSea);
  expect(goingTo('sanur')).toBeNull();
});

test('closureDuring applies a closure from its first day to its last', () => {
  const open = (day: string) => closureDuring(closures, { area: 'nusa_penida', durationDays: 1, needs }, day) === null;
  expect([open('2027-10-14'), open('2027-10-15'), open('2027-10-17'), open('2027-10-18')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('closureDuring finds a closure on any day of a course, but not inside a programme of more than five days', () => {
  const during = (durationDays: number, day: string) =>
    closureDuring(closures, { area: null, durationDays, needs }, day);
  expect(during(3, '2027-03-06')).toBe(nyepi);
  expect(during(2.5, '2027-03-06')).toBe(nyepi);
  expect(during(2, '2027-03-06')).toBeNull();
  expect(during(5, '2027-03-04')).toBe(nyepi);
  expect(during(6, '2027-03-04')).toBeNull();
  expect(during(6, '2027-03-08')).toBe(nyepi);
});

test('closureDuring closes the night before only for a closure with that option', () => {
  const silent = { ...nyepi, nightBefore: true };
  const during = (closure: typeof nyepi, parts: ('morning' | 'night')[], day: string, durationDays = 1) =>
    closureDuring([closure], { area: null, durationDays, needs: { parts, areas: [] } }, day);
  expect(during(silent, ['night'], '2027-03-07')).toBe(silent);
  expect(during(silent, ['morning', 'night'], '2027-03-06', 2)).toBe(silent);
  expect(during(silent, ['night'], '2027-03-06')).toBeNull();
  expect(during(silent, ['morning'], '2027-03-07')).toBeNull();
  expect(during(nyepi, ['night'], '2027-03-07')).toBeNull();
});
