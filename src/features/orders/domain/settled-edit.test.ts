import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settledEdit, settlementsOf } from './settled-edit';

const item = (total: number) => ({
  ...{ state: 'booked' as const, total, passedOn: 0 },
  ...{ retained: null, waived: 0, dueNowPercent: 30 },
});
const balance = (held: number, more = {}) => ({ held, owed: 0, wrong: 0, waived: 0, onAccount: 0, ...more });
const paid = (total: number, dueNow: number) => ({
  status: 'paid' as const,
  dueNow,
  remaining: total - dueNow,
  items: [item(total)],
});

test.each([
  ['a rise is due on site', 1_000, 300, 1_500, { difference: 500, outstanding: 1_200, excess: 0, dueNow: 300 }],
  ['a fall within what is unpaid lowers what is due', 1_000, 300, 400, { outstanding: 100, excess: 0, dueNow: 300 }],
  ['a fall below what was paid is an excess', 1_000, 1_000, 400, { outstanding: 0, excess: 600, dueNow: 400 }],
])('%s', (_, total, dueNow, after, expected) => {
  expect(settledEdit(paid(total, dueNow), [item(after)], balance(dueNow))).toMatchObject(expected);
});

test('a waived amount does not count as excess when the price falls by less', () => {
  const after = settledEdit(paid(1_000, 1_000), [item(900)], balance(800, { waived: 200 }));
  expect(after).toMatchObject({ outstanding: 0, excess: 100 });
});

test('a lowered amount due of an unpaid order stays lowered', () => {
  const order = { status: 'pending_payment' as const, dueNow: 0, remaining: 1_000, items: [item(1_000)] };
  expect(settledEdit(order, [item(2_000)], balance(0))).toMatchObject({ dueNow: 0, remaining: 2_000 });
  expect(settledEdit({ ...order, dueNow: 300, remaining: 700 }, [item(2_000)], balance(0))).toMatchObject({
    ...{ dueNow: 600, remaining: 1_400 },
  });
});

test('after collecting or refunding, paid and due add up exactly to the new price', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (total, share, after) => {
      const held = Math.min(share, total);
      const money = settledEdit(paid(total, held), [item(after)], balance(held));
      expect(held - money.excess + money.outstanding).toBe(after);
      expect(money.dueNow + money.remaining).toBe(after);
      expect(settlementsOf(money).includes('refund')).toBe(money.excess > 0);
    }),
  );
});
