import { expect, test } from 'vitest';
import { pricesOf } from './prices';

const one = { uuid: 'one', price: 100 };
const two = { uuid: 'two', price: 200 };

test('pricesOf differs when a price changes or an option comes or goes, not when options are sorted', () => {
  const before = pricesOf({ price: 300, variants: [one, two] });
  expect(pricesOf({ price: 300, variants: [two, one] })).toBe(before);
  expect(pricesOf({ price: 301, variants: [one, two] })).not.toBe(before);
  expect(pricesOf({ price: 300, variants: [one, { ...two, price: 201 }] })).not.toBe(before);
  expect(pricesOf({ price: 300, variants: [one] })).not.toBe(before);
  expect(pricesOf({ price: 300, variants: [one, two, { price: 200 }] })).not.toBe(before);
});
