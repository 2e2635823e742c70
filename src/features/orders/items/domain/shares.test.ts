import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ItemMoney, outstandingOf, paidShares, sharesOf, sumOf } from './shares';

const booked = (total: number): ItemMoney => ({ state: 'booked', total, retained: null });
const off = (total: number, retained: number): ItemMoney => ({ state: 'off', total, retained });

describe('sharesOf', () => {
  test.each([
    [300_000, [1_000_000], [300_000]],
    [300_001, [600_000, 400_000], [180_001, 120_000]],
    [100, [1, 1, 1], [33, 33, 34]],
    [1, [1, 1], [1, 0]],
    [2, [1, 1, 1, 1], [1, 1, 0, 0]],
    [5, [0, 0], [5, 0]],
    [0, [3, 7], [0, 0]],
  ])('divides %i by %o into %o', (amount, weights, shares) => {
    expect(sharesOf(amount, weights)).toEqual(shares);
  });

  test('adds up to the rupiah, and no part is negative or half a rupiah above its exact share', () => {
    const totals = fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(totals, fc.integer({ min: 0, max: 90_000_000 }), (weights, amount) => {
        const shares = sharesOf(amount, weights);
        expect(sumOf(shares)).toBe(amount);
        for (const [index, share] of shares.slice(0, -1).entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual((amount * (weights[index] ?? 0)) / sumOf(weights) + 0.5);
        }
      }),
    );
  });
});

describe('the money of an order with items', () => {
  test('is shared among its booked items, without the fees of those that went off', () => {
    const items = [off(400_000, 60_000), booked(600_000), booked(200_000)];
    expect(paidShares(items, 460_000)).toEqual([
      { item: items[1], paid: 300_000 },
      { item: items[2], paid: 100_000 },
    ]);
  });

  test('is due on site for what is booked: an item that goes off lowers it by what was not paid of that item', () => {
    const totals = fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(totals, fc.nat(100), fc.nat(100), fc.nat(), (prices, paidPercent, retainedPercent, which) => {
        const total = sumOf(prices);
        const held = Math.floor((total * paidPercent) / 100);
        const items = prices.map(booked);
        const before = outstandingOf({ status: 'paid', items }, { held, waived: 0 });
        expect(before).toBe(total - held);
        const index = which % (items.length - 1);
        const share = paidShares(items, held)[index]?.paid ?? 0;
        const price = prices[index] ?? 0;
        const retained = Math.floor((share * retainedPercent) / 100);
        const after = items.map((item, at) => (at === index ? off(price, retained) : item));
        const balance = { held: held - (share - retained), waived: 0 };
        const left = outstandingOf({ status: 'paid', items: after }, balance);
        expect(left).toBe(before - (price - share));
        expect(sumOf(paidShares(after, balance.held).map(({ paid }) => paid))).toBe(held - share);
      }),
    );
  });
});
