import { expect, test } from 'vitest';
import { defaultShop } from '@/shared/shop/sections';
import { refundFor, refundPercent } from './refund-policy';

const bands = defaultShop.selling.refund_bands;
const DAY = '2026-12-24';
/** 06:30 on Bali, which is 22:30 of the day before in UTC. */
const begins = Date.parse('2026-12-23T22:30:00Z');
const before = (hours: number, milliseconds = 0) => new Date(begins - hours * 3_600_000 + milliseconds);

test.each([
  [before(200), 100],
  [before(72), 100],
  [before(72, 1), 50],
  [before(24), 50],
  [before(24, 1), 0],
  [before(0), 0],
  [before(-5), 0],
])('refundPercent for an order cancelled at %s is %i %%', (now, percent) => {
  expect(refundPercent(bands, DAY, now)).toBe(percent);
});

test('refunding half of an odd amount rounds up', () => {
  expect(refundFor(840_001, bands, DAY, before(48))).toBe(420_001);
});

test('refundPercent is zero without bands, and uses the agreed bands', () => {
  expect(refundPercent([], DAY, before(500))).toBe(0);
  expect(refundPercent([{ hours: 48, percent: 80 }], DAY, before(48))).toBe(80);
});
