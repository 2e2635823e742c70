import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeOf, percentOf } from './percent-of';
import { type AddOnUnit, maxQuantityOf, priceOf } from './price';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const unit = fc.constantFrom<AddOnUnit>('per_diver', 'per_package', 'per_order');
/** Whole packages of any size, or halves of packages of two. */
const sold = fc.oneof(
  fc.record({ quantity: fc.integer({ min: 1, max: 20 }), diversPerPackage: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    quantity: fc.integer({ min: 1, max: 40 }).map((people) => people / 2),
    diversPerPackage: fc.constant(2),
  }),
);
const rest = fc.record({
  unitPrice: amount,
  addOns: fc.array(
    fc.record({
      price: amount,
      unit,
      maximum: fc.integer({ min: 1, max: 30 }),
      quantity: fc.integer({ min: 1, max: 60 }),
    }),
    { maxLength: 8 },
  ),
  paymentType: fc.constantFrom('down_payment' as const, 'full_payment' as const),
  depositPercent: fc.integer({ min: 1, max: 100 }),
});
const basket = fc.tuple(sold, rest).map(([packages, others]) => ({ ...packages, ...others }));

describe('a price', () => {
  test('consists of whole rupiah, none of them negative', () => {
    fc.assert(
      fc.property(basket, (wanted) => {
        const { addOns, terms, ...amounts } = priceOf(wanted);
        for (const value of [...Object.values(amounts), ...addOns.map((addOn) => addOn.amount)]) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('is the sum of its lines, and equals the amounts due now and on site', () => {
    fc.assert(
      fc.property(basket, (wanted) => {
        const price = priceOf(wanted);
        expect(price.activityFee).toBe(Math.floor(wanted.unitPrice * wanted.quantity + 0.5));
        expect(price.addOnFee).toBe(price.addOns.reduce((sum, { amount: line }) => sum + line, 0));
        expect(price.total).toBe(price.activityFee + price.addOnFee - price.discount);
        expect(price.dueNow + price.remaining).toBe(price.total);
      }),
    );
  });

  test('is due in full, or at the deposit percentage within half a rupiah with a down payment', () => {
    fc.assert(
      fc.property(basket, (wanted) => {
        const { total, dueNow } = priceOf(wanted);
        if (wanted.paymentType === 'full_payment') expect(dueNow).toBe(total);
        else expect(Math.abs(dueNow - (total * wanted.depositPercent) / 100)).toBeLessThanOrEqual(0.5001);
      }),
    );
  });

  test('counts an add-on at most once for each diver, package or order, and never beyond its own maximum', () => {
    fc.assert(
      fc.property(basket, (wanted) => {
        const { addOns } = priceOf(wanted);
        const divers = wanted.quantity * wanted.diversPerPackage;
        addOns.forEach((addOn, index) => {
          const requested = wanted.addOns[index]?.quantity ?? 0;
          expect(addOn.quantity).toBe(Math.min(requested, maxQuantityOf(addOn, wanted.quantity, divers)));
          expect(addOn.amount).toBe(addOn.price * addOn.quantity);
        });
      }),
    );
  });

  test('of half packages is exact, or rounded up by half a rupiah', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 40 }), (price, people) => {
        const fee = feeOf(price, people / 2);
        expect(2 * fee - price * people).toBeOneOf([0, 1]);
        expect(feeOf(price, people)).toBe(price * people);
      }),
    );
  });

  test('counts an add-on per package once for each package begun', () => {
    const perPackage = { unit: 'per_package', maximum: 9 } as const;
    expect([0.5, 1, 1.5, 2].map((quantity) => maxQuantityOf(perPackage, quantity, 2 * quantity))).toEqual([1, 1, 2, 2]);
  });

  test('never falls when more is ordered', () => {
    fc.assert(
      fc.property(basket, (wanted) => {
        const more = { ...wanted, quantity: wanted.quantity + 1 };
        expect(priceOf(more).total).toBeGreaterThanOrEqual(priceOf(wanted).total);
      }),
    );
  });
});

test('priceOf rounds half a rupiah of a down payment up', () => {
  expect(percentOf(5, 30)).toBe(2);
  expect(percentOf(15, 30)).toBe(5);
  expect(percentOf(4, 30)).toBe(1);
});

test('priceOf adds up three packages of two with two kinds of add-ons', () => {
  const price = priceOf({
    unitPrice: 2_800_000,
    quantity: 3,
    diversPerPackage: 2,
    addOns: [
      { price: 150_000, unit: 'per_diver', maximum: 12, quantity: 9 },
      { price: 900_000, unit: 'per_order', maximum: 3, quantity: 2 },
    ],
    paymentType: 'down_payment',
    depositPercent: 30,
  });
  expect(price).toMatchObject({
    activityFee: 8_400_000,
    addOnFee: 1_800_000,
    total: 10_200_000,
    dueNow: 3_060_000,
    remaining: 7_140_000,
  });
});
