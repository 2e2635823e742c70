import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CounterLine, settleLines } from './settle-lines';

const cash = (amount: number): CounterLine => ({ method: 'cash', amount });
const onAccount = (amount: number): CounterLine => ({ method: 'on_account', amount });
const offOf = (lines: ReturnType<typeof settleLines>) => lines.map((line) => line?.offAccount);

describe('money at the counter', () => {
  test('pays the part that is not on account first', () => {
    expect(offOf(settleLines({ open: 1_000, account: 300 }, [cash(700), cash(200)], false))).toEqual([0, 200]);
  });

  test('settles the account first if meant for it', () => {
    expect(offOf(settleLines({ open: 1_000, account: 300 }, [cash(200), cash(200)], true))).toEqual([200, 100]);
  });

  test('is refused from the first line that exceeds the unpaid amount', () => {
    expect(offOf(settleLines({ open: 500, account: 0 }, [cash(300), cash(300), cash(1)], false))).toEqual([
      0,
      undefined,
      undefined,
    ]);
    expect(offOf(settleLines({ open: 500, account: 400 }, [onAccount(101)], false))).toEqual([undefined]);
  });

  test('never leaves more on account than is unpaid, in any order of payments', () => {
    const line = fc.record({
      method: fc.constantFrom('cash' as const, 'qris' as const, 'on_account' as const),
      amount: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), fc.array(line), fc.boolean(), (open, most, lines, forAccount) => {
        let [rest, account] = [open, Math.min(open, most)];
        for (const settled of settleLines({ open, account }, lines, forAccount)) {
          if (!settled) return;
          if (settled.method === 'on_account') account += settled.amount;
          else rest -= settled.amount;
          account -= settled.offAccount;
          expect(settled.offAccount).toBeGreaterThanOrEqual(0);
          expect(account).toBeGreaterThanOrEqual(0);
          expect(account).toBeLessThanOrEqual(rest);
        }
      }),
    );
  });
});
