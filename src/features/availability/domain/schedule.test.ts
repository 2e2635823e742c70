import { expect, test } from 'vitest';
import { closureOn } from './schedule';

const nyepi = { from: '2027-03-08', to: '2027-03-08', areas: [] };
const quietSea = { from: '2027-10-15', to: '2027-10-17', areas: ['nusa_penida', 'nusa_lembongan'] };
const closures = [nyepi, quietSea];

test('closureOn applies a closure without areas to every product, also to one without an area', () => {
  expect(closureOn(closures, 'tulamben', '2027-03-08')).toBe(nyepi);
  expect(closureOn(closures, null, '2027-03-08')).toBe(nyepi);
});

test('closureOn applies a closure with areas to those areas only', () => {
  expect(closureOn(closures, 'nusa_penida', '2027-10-16')).toBe(quietSea);
  expect(closureOn(closures, 'tulamben', '2027-10-16')).toBeNull();
  expect(closureOn(closures, null, '2027-10-16')).toBeNull();
});

test('closureOn applies a closure from its first day to its last', () => {
  const open = (day: string) => closureOn(closures, 'nusa_penida', day) === null;
  expect([open('2027-10-14'), open('2027-10-15'), open('2027-10-17'), open('2027-10-18')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
