import { expect, test } from 'vitest';
import { noPriceRules } from '@/features/catalogue/domain/no-price-rules';
import { pricesOf } from './prices';

const one = { uuid: 'one', price: 100 };
const two = { uuid: 'two', price: 200 };
const product = {
  price: 300,
  variants: [one, two],
  price_rules: noPriceRules,
  divers_per_package: 2,
  allow_half_package: false,
};
const before = pricesOf(product);

test('pricesOf changes with a price or the set of options, not with their order', () => {
  expect(pricesOf({ ...product, variants: [two, one] })).toBe(before);
  expect(pricesOf({ ...product, price: 301 })).not.toBe(before);
  expect(pricesOf({ ...product, variants: [one, { ...two, price: 201 }] })).not.toBe(before);
  expect(pricesOf({ ...product, variants: [one] })).not.toBe(before);
  expect(pricesOf({ ...product, variants: [one, two, { price: 200 }] })).not.toBe(before);
});

test('pricesOf changes with the number of people a price is for', () => {
  for (const patch of [{ divers_per_package: 1 }, { allow_half_package: true }])
    expect(pricesOf({ ...product, ...patch })).not.toBe(before);
});

test('pricesOf changes with the price of a season, a group or a child', () => {
  for (const rules of [{ group: { from: 6, percent: 10 } }, { child: { up_to_age: 11, percent: 25 } }])
    expect(pricesOf({ ...product, price_rules: { ...noPriceRules, ...rules } })).not.toBe(before);
});
