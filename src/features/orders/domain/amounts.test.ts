import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settledEdit } from './settled-edit';
import {
  type Amounts,
  amountsOf,
  bookedTotal,
  type ItemMoney,
  isBooked,
  paidShares,
  unpaidOf,
  waivedShare,
} from './shares';

type Item = ItemMoney & { passedOn: number; dueNowPercent: number };
const booked = (total: number): Item => ({
  ...{ state: 'booked', total, passedOn: 0 },
  ...{ retained: null, waived: 0, dueNowPercent: 30 },
});
const nothing = { held: 0, owed: 0, wrong: 0, waived: 0, onAccount: 0 };

/** Amount the shop holds of an order, as its ledger and refunds would record it. */
type History = {
  items: Item[];
  received: number;
  refunded: number;
  /** Requested refunds and refunds the gateway refused. */
  refunding: number;
  failed: number;
  wrong: number;
  waived: number;
  onAccount: number;
};

const moneyOf = ({ received, refunded, refunding, failed, wrong, waived, onAccount }: History) => ({
  held: received - refunded - refunding,
  owed: failed,
  wrong,
  waived,
  onAccount,
});
const shownOf = (history: History): Amounts => amountsOf(history.items, moneyOf(history));

/** Sends a refund; whether it is sent, on its way or refused, the shown amounts are the same. */
function sendBack(history: History, amount: number, by: number): History {
  const state = (['refunded', 'refunding', 'failed'] as const)[by % 3] ?? 'refunded';
  return { ...history, [state]: history[state] + amount };
}

/** Caps the amount on account at what is still unpaid. */
function releaseAccount(history: History): History {
  const open = Math.max(0, unpaidOf(history.items, moneyOf(history)));
  return { ...history, onAccount: Math.min(history.onAccount, open) };
}

type Step = { kind: number; share: number; which: number };
const part = (amount: number, share: number): number => Math.floor((amount * share) / 100);

const steps: ((history: History, step: Step) => History)[] = [
  // Money arrives at the counter, or through the gateway, which also settles what is on account.
  (history, { share }) => {
    const { stillToPay, onAccount } = shownOf(history);
    return releaseAccount({ ...history, received: history.received + part(stillToPay + onAccount, share) });
  },
  (history, { share }) => ({ ...history, onAccount: history.onAccount + part(shownOf(history).stillToPay, share) }),
  // The shop refunds a part as goodwill.
  (history, { share, which }) => {
    const amount = part(shownOf(history).paid, share);
    return sendBack({ ...history, waived: history.waived + amount }, amount, which);
  },
  // An item is cancelled, and the policy keeps a part of what was paid for it.
  (history, { share, which }) => {
    const { paid, fees } = shownOf(history);
    const shares = paidShares(history.items, paid + fees);
    const found = shares[which % shares.length];
    if (!found || shares.length < 2) return history;
    const retained = part(found.paid, share);
    const waived = waivedShare(found, history.items, history.waived);
    const off = { ...found.item, state: 'off' as const, retained, waived };
    const items = history.items.map((item) => (item === found.item ? off : item));
    return releaseAccount(sendBack({ ...history, items }, found.paid - retained, which));
  },
  // Staff change the order and its price; what was paid beyond the new price is refunded.
  (history, { share, which }) => {
    const target = history.items.filter(isBooked)[which % history.items.filter(isBooked).length];
    const items = history.items.map((item) =>
      item === target ? { ...item, total: part(2 * item.total, share) } : item,
    );
    const order = { status: 'paid' as const, dueNow: 0, remaining: bookedTotal(history.items), items: history.items };
    const { excess } = settledEdit(order, items, moneyOf(history));
    return releaseAccount(sendBack({ ...history, items }, excess, which));
  },
  // A wrong amount arrives and waits; a decision refunds it or accepts it as payment.
  (history, { share, which }) => {
    const amount = 1 + part(shownOf(history).stillToPay, share);
    if (history.wrong === 0) return { ...history, received: history.received + amount, wrong: amount };
    const { wrong } = history;
    const settled = { ...history, wrong: 0 };
    if (which % 2 === 0) return sendBack(settled, wrong, which);
    const excess = Math.max(0, -unpaidOf(settled.items, moneyOf(settled)));
    return releaseAccount(sendBack(settled, Math.min(excess, wrong), which));
  },
];

const histories = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 4 }),
  steps: fc.array(
    fc.record({ kind: fc.nat(steps.length - 1), share: fc.integer({ min: 0, max: 100 }), which: fc.nat(11) }),
    { maxLength: 12 },
  ),
});

describe('amountsOf', () => {
  test('adds up to the price of the booked items less goodwill refunds, after any history of the order', () => {
    fc.assert(
      fc.property(histories, ({ prices, steps: taken }) => {
        let history: History = {
          items: prices.map(booked),
          ...{ received: 0, refunded: 0, refunding: 0, failed: 0 },
          ...{ wrong: 0, waived: 0, onAccount: 0 },
        };
        for (const step of taken) {
          history = steps[step.kind]?.(history, step) ?? history;
          const { price, reduction, fees, paid, onAccount, stillToPay } = shownOf(history);
          expect(paid + onAccount + stillToPay).toBe(price - reduction);
          const { received, refunded, refunding, failed, wrong } = history;
          expect(paid).toBe(received - refunded - refunding - failed - wrong - fees);
          expect(Math.min(paid, onAccount, stillToPay, reduction, fees)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('subtracts the refund and the fee of a cancelled day from what is shown as paid', () => {
    const items = [booked(3_300_000), { ...booked(3_600_000), state: 'off' as const, retained: 80_000 }];
    const money = { ...nothing, held: 2_070_000 - 1_000_000 };
    expect(amountsOf(items, money)).toMatchObject({
      price: 3_300_000,
      fees: 80_000,
      paid: 990_000,
      stillToPay: 2_310_000,
    });
  });

  test('lowers the price by a goodwill refund, and never below nothing', () => {
    const money = { ...nothing, held: 2_300_000, waived: 1_000_000 };
    expect(amountsOf([booked(3_300_000)], money)).toMatchObject({
      reduction: 1_000_000,
      paid: 2_300_000,
      stillToPay: 0,
    });
    const all = { ...nothing, waived: 1_000_000 };
    expect(amountsOf([booked(600_000)], all)).toMatchObject({ reduction: 600_000, paid: 0, stillToPay: 0 });
  });

  test('counts no wrong amount as paid, and no fee of a payment that was reversed', () => {
    const waiting = { ...nothing, held: 500_000, wrong: 500_000 };
    expect(amountsOf([booked(600_000)], waiting)).toMatchObject({ paid: 0, stillToPay: 600_000 });
    const off = { ...booked(600_000), state: 'off' as const, retained: 300_000 };
    expect(amountsOf([off, booked(200_000)], nothing)).toMatchObject({ fees: 0, paid: 0, stillToPay: 200_000 });
  });
});
