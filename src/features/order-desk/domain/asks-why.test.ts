import { expect, test } from 'vitest';
import { asksWhy } from './asks-why';

const cancelling = { way: 'cancel', held: 500_000, byPolicy: 0, mayChoose: true } as const;

test('cancelling requires a reason as soon as money may be refunded', () => {
  expect(asksWhy(cancelling)).toBe(true);
  expect(asksWhy({ ...cancelling, mayChoose: false, byPolicy: 250_000 })).toBe(true);
});

test('cancelling requires no reason when nothing can be refunded', () => {
  expect(asksWhy({ ...cancelling, held: 0 })).toBe(false);
  expect(asksWhy({ ...cancelling, mayChoose: false })).toBe(false);
});

test('declining and refunding always require a reason, confirming never does', () => {
  const nothing = { held: 0, byPolicy: 0, mayChoose: false };
  expect(asksWhy({ ...nothing, way: 'decline' })).toBe(true);
  expect(asksWhy({ ...nothing, way: 'refund' })).toBe(true);
  expect(asksWhy({ ...nothing, way: 'confirm' })).toBe(false);
});
