import { expect, test } from 'vitest';
import { withWholeUnits } from './units';

test('a number stays beside its unit, and money beside its amount', () => {
  expect(withWholeUnits('5 to 18 m, 25 °C, 7 Uhr')).toBe('5\u00a0to 18\u00a0m, 25\u00a0°C, 7\u00a0Uhr');
  expect(withWholeUnits('Rp 150.000')).toBe('Rp\u00a0150.000');
});

test('a line does not end with the first number of a span', () => {
  expect(withWholeUnits('5 sampai 18 meter, 20 bis 30 Minuten')).toBe(
    '5\u00a0sampai 18\u00a0meter, 20\u00a0bis 30\u00a0Minuten',
  );
  expect(withWholeUnits('2 to the left')).toBe('2 to the left');
});

test('a word that only begins like a unit is none', () => {
  expect(withWholeUnits('at 10 mantas come, 3 good dives, 4 hats')).toBe('at 10 mantas come, 3 good dives, 4 hats');
});

test('texts within a text are reached, and what is no text stays as it is', () => {
  expect(withWholeUnits({ body: ['12 kg', { text: '2 Std.' }], level: 2, alt: null })).toEqual({
    body: ['12\u00a0kg', { text: '2\u00a0Std.' }],
    level: 2,
    alt: null,
  });
  const day = new Date();
  expect(withWholeUnits({ day }).day).toBe(day);
});
