import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharesOf } from '@/features/booking/domain/percent-of';
import { amountsOf, type ItemMoney, outstandingOf, paidShares, sumOf, waivedShare } from './shares';

const booked = (total: number): ItemMoney => ({ state: 'booked', total, retained: null, waived: 0 });
const off = (total: number, retained: number, waived = 0): ItemMoney => ({ state: 'off', total, retained, waived });

const nothing = { held: 0, owed: 0, wrong: 0, waived: 0, onAccount: 0 };

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

  test('adds up to the rupiah, and no part is negative or more than half a rupiah above its exact share', () => {
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
  test('is shared among the booked items, without the fees of ended ones', () => {
    const items = [off(400_000, 60_000), booked(600_000), booked(200_000)];
    expect(paidShares(items, 460_000)).toEqual([
      { item: items[1], paid: 300_000 },
      { item: items[2], paid: 100_000 },
    ]);
  });

  test('is due on site for booked items, and ending an item lowers it by the part neither paid nor waived', () => {
    const totals = fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 2, maxLength: 6 });
    const percent = fc.nat(100);
    fc.assert(
      fc.property(
        totals,
        percent,
        percent,
        percent,
        fc.nat(),
        (prices, paidPercent, ofPaid, retainedPercent, which) => {
          const total = sumOf(prices);
          const came = Math.floor((total * paidPercent) / 100);
          const waived = Math.floor((came * ofPaid) / 100);
          const held = came - waived;
          const items = prices.map(booked);
          const before = outstandingOf({ status: 'paid', items }, { ...nothing, held, waived });
          expect(before).toBe(total - came);
          const index = which % (items.length - 1);
          const item = items[index] ?? booked(0);
          const share = paidShares(items, held)[index]?.paid ?? 0;
          const ofItem = waivedShare({ item, paid: share }, items, waived);
          const retained = Math.floor((share * retainedPercent) / 100);
          const after = items.map((one, at) => (at === index ? off(item.total, retained, ofItem) : one));
          const balance = { ...nothing, held: held - (share - retained), waived };
          const left = outstandingOf({ status: 'paid', items: after }, balance);
          expect(left).toBe(Math.max(0, before - (item.total - share - ofItem)));
          expect(sumOf(paidShares(after, balance.held).map(({ paid }) => paid))).toBe(held - share);
          const { price, reduction, paid } = amountsOf(after, balance);
          if (left > 0) expect(price - reduction - paid).toBe(left);
        },
      ),
    );
  });

  test('whose items ended one by one has the same price and payment in any order', () => {
    const totals = fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 2, maxLength: 6 });
    const sorted = fc.tuple(totals, fc.integer(), fc.nat(100));
    fc.assert(
      fc.property(sorted, fc.nat(100), ([prices, turn, paidPercent], retainedPercent) => {
        let items = prices.map(booked);
        let held = Math.floor((sumOf(prices) * paidPercent) / 100);
        const came = held;
        let returned = 0;
        for (const round of prices.keys()) {
          const left = paidShares(items, held);
          const { item, paid } = left[Math.abs(turn + round) % left.length] ?? { item: undefined, paid: 0 };
          const retained = Math.floor((paid * retainedPercent) / 100);
          items = items.map((one) => (one === item ? off(one.total, retained) : one));
          held -= paid - retained;
          returned += paid - retained;
        }
        expect(returned + sumOf(items.map(({ retained }) => retained ?? 0))).toBe(came);
        expect(paidShares(items, held)).toEqual([]);
      }),
    );
  });

  test('that the gateway refused to refund is owed, and pays for nothing else', () => {
    const items = [off(500_000, 0), booked(500_000)];
    const balance = { ...nothing, held: 300_000, owed: 150_000 };
    expect(outstandingOf({ status: 'paid', items }, balance)).toBe(350_000);
    expect(amountsOf(items, balance).paid).toBe(150_000);
  });
});
