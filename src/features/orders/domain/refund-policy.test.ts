import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { feeLine } from '@/features/booking/domain/fee-lines';
import { defaultShop } from '@/shared/shop/sections';
import { toDate } from '@/shared/time/days';
import { refundOf, refundPercent } from './refund-policy';

const bands = defaultShop.selling.refund_bands;
const DAY = '2026-12-24';
const item = (about: object = {}) => ({
  ...{ activityDate: toDate(DAY), refundBands: bands, total: 1_000_000, passedOn: 0, fees: [] },
  ...about,
});
/** 06:30 on Bali, which is 22:30 of the day before in UTC. */
const begins = Date.parse('2026-12-23T22:30:00Z');
const hoursBefore = (hours: number, milliseconds = 0) => new Date(begins - hours * 3_600_000 + milliseconds);

test.each([
  [hoursBefore(200), 100],
  [hoursBefore(72), 100],
  [hoursBefore(72, 1), 50],
  [hoursBefore(24), 50],
  [hoursBefore(24, 1), 0],
  [hoursBefore(0), 0],
  [hoursBefore(-5), 0],
])('refundPercent for an order cancelled at %s is %i %%', (now, percent) => {
  expect(refundPercent(bands, DAY, now)).toBe(percent);
});

test('refunding half of an odd amount rounds up', () => {
  expect(refundOf(item(), 840_001, hoursBefore(48))).toEqual({ amount: 420_001, percent: 50 });
});

describe('of an item with collected fees', () => {
  const fee = (refund: 'always' | 'as_booking' | 'never', amount: number) =>
    feeLine.parse({
      ...{ id: randomUUID(), names: { en: 'Levy' }, per: 'visit', payment: 'with_booking', refund },
      rates: { foreign_adult: amount, foreign_child: 0, domestic_adult: 0, domestic_child: 0, child_up_to_age: null },
      people: [{ position: 0, times: 1, amount, at_most: false }],
    });
  const withFees = item({
    ...{ total: 1_600_000, passedOn: 600_000 },
    fees: [fee('always', 300_000), fee('as_booking', 200_000), fee('never', 100_000)],
  });

  test.each([
    ['each fee follows its own policy', 1_600_000, hoursBefore(48), 500_000 + 300_000 + 100_000, 56],
    ['a fee that always goes back does so at the last minute', 1_600_000, hoursBefore(1), 300_000, 19],
    ['all of the price goes back early, but a fee that never does', 1_600_000, hoursBefore(100), 1_500_000, 94],
    ['a down payment pays the price, not the fees', 300_000, hoursBefore(48), 150_000, 50],
    ['what was paid beyond the price is divided among the fees', 1_300_000, hoursBefore(1), 150_000, 12],
  ])('%s', (_, paid, now, amount, percent) => {
    expect(refundOf(withFees, paid, now)).toEqual({ amount, percent });
  });
});

test('refundPercent is zero without bands, and uses the agreed bands', () => {
  expect(refundPercent([], DAY, hoursBefore(500))).toBe(0);
  expect(refundPercent([{ hours: 48, percent: 80 }], DAY, hoursBefore(48))).toBe(80);
});
