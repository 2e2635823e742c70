import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateRefund } from './allocate-refund';
import { classifyPayment } from './classify-payment';
import { leadMs, sessionEnd } from './session-end';

const rupiah = fc.integer({ min: 1, max: 50_000_000 });

describe('a received amount', () => {
  test('is right only if it matches the amount due exactly, to the rupiah', () => {
    expect(classifyPayment(300_000, { amount: 300_000, currency: 'IDR' })).toEqual({ kind: 'right', amount: 300_000 });
  });

  test.each([299_999, 300_001, 3_000, 299_999.99])('is wrong if it is %d', (amount) => {
    const got = Math.round(amount);
    expect(classifyPayment(300_000, { amount, currency: 'IDR' })).toEqual({
      kind: 'wrong',
      got,
      booked: got,
      currency: null,
    });
  });

  test("is wrong in another currency or beyond the ledger's maximum, and no rupiah are booked for it", () => {
    expect(classifyPayment(300_000, { amount: 300_000, currency: 'USD' })).toEqual({
      kind: 'wrong',
      got: 300_000,
      booked: 0,
      currency: 'USD',
    });
    const tooMuch = { amount: 3_000_000_000, currency: 'IDR' };
    expect(classifyPayment(300_000, tooMuch)).toMatchObject({ kind: 'wrong', got: 2_147_483_647, booked: 0 });
    expect(classifyPayment(300_000, { amount: 70, currency: 'no code' })).toMatchObject({ booked: 0, currency: null });
    expect(classifyPayment(300_000, null)).toEqual({ kind: 'wrong', got: 0, booked: 0, currency: null });
  });
});

describe('a refund over several payments', () => {
  const sources = fc.array(
    fc.record({
      attemptId: fc.option(fc.uuid()),
      left: fc.integer({ min: -5, max: 1_000_000 }),
      owed: fc.nat(500_000),
    }),
  );

  test('takes the full amount, and from no payment more than it has left', () => {
    fc.assert(
      fc.property(rupiah, sources, (amount, from) => {
        const held = from.reduce((sum, { left }) => sum + Math.max(left, 0), 0);
        const parts = allocateRefund(amount, from);
        const taken = parts?.reduce((sum, part) => sum + part.amount, 0) ?? null;
        expect(taken).toBe(amount > held ? null : amount);
        for (const part of parts ?? []) {
          expect(part.amount).toBeGreaterThan(0);
          expect(from.some(({ attemptId, left }) => attemptId === part.attemptId && part.amount <= left)).toBe(true);
        }
      }),
    );
  });

  test('takes from the first payment first', () => {
    const from = [
      { attemptId: 'a', left: 300, owed: 0 },
      { attemptId: 'b', left: 700, owed: 0 },
      { attemptId: null, left: 50, owed: 0 },
    ];
    expect(allocateRefund(400, from)).toEqual([
      { attemptId: 'a', amount: 300 },
      { attemptId: 'b', amount: 100 },
    ]);
  });

  test('uses money reserved for a refused refund only if nothing else is left', () => {
    const from = [
      { attemptId: 'a', left: 300, owed: 200 },
      { attemptId: 'b', left: 100, owed: 0 },
    ];
    expect(allocateRefund(200, from)).toEqual([
      { attemptId: 'a', amount: 100 },
      { attemptId: 'b', amount: 100 },
    ]);
    expect(allocateRefund(350, from)).toEqual([
      { attemptId: 'a', amount: 250 },
      { attemptId: 'b', amount: 100 },
    ]);
  });
});

describe('a payment session', () => {
  test.each([
    [30, 5 * 60_000],
    [15, 2.5 * 60_000],
    [10, 100_000],
    [1440, 5 * 60_000],
    [12, 2 * 60_000],
    [1, 10_000],
    [0.1, 1_000],
  ])('of an order held for %d minutes ends %d ms before the hold', (minutes, lead) => {
    expect(leadMs(minutes)).toBe(lead);
    const since = new Date('2026-11-21T02:00:00Z');
    const until = new Date(since.getTime() + minutes * 60_000);
    expect(sessionEnd(since, until)).toEqual(new Date(until.getTime() - lead));
  });
});
