import { moneyOf, noMoney } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';
import { sourcesOf } from './sources';

export type Balance = {
  /** Paid through the gateway or on site. */
  paid: number;
  refunded: number;
  onSite: number;
  /** The customer's money that the shop holds and has not promised back. */
  held: number;
  /** Requested and not refunded yet. */
  refunding: number;
  /** Part of `held` that must be refunded: the gateway refused it, and staff have yet to settle it. */
  owed: number;
  /** Part of `held` received instead of the amount due; awaits a decision and does not count as payment. */
  wrong: number;
  /** Goodwill refunds for an open order, which lower its price by the same amount. */
  waived: number;
  /** Owed and billed later; not included in `paid`. */
  onAccount: number;
};

/** Balance of an order without payments. */
export const noBalance: Balance = {
  paid: 0,
  refunded: 0,
  onSite: 0,
  held: 0,
  refunding: 0,
  owed: 0,
  wrong: 0,
  waived: 0,
  onAccount: 0,
};

/** Reads the balances of many orders at once; returns them by order id. */
export async function balancesOf(db: Tx, orderIds: string[]): Promise<(orderId: string) => Balance> {
  const money = await moneyOf(db, orderIds);
  const owed = new Map<string, number>();
  for (const [orderId, { refused }] of money)
    if (refused > 0)
      owed.set(
        orderId,
        (await sourcesOf(db, orderId)).reduce((sum, source) => sum + source.owed, 0),
      );
  return (orderId) => {
    const { charge, refund, on_site_refund: onSiteRefund, ...sum } = money.get(orderId) ?? noMoney;
    const onSite = sum.on_site + sum.on_site_reversal;
    const onAccount = sum.on_account + sum.off_account;
    const paid = charge + onSite;
    const refunded = 0 - refund - onSiteRefund;
    const held = paid - refunded - sum.promised;
    const more = { refunding: sum.promised, owed: owed.get(orderId) ?? 0, wrong: sum.wrong, waived: sum.waived };
    return { paid, refunded, onSite, held, onAccount, ...more };
  };
}

export const balanceOf = async (tx: Tx, orderId: string): Promise<Balance> =>
  (await balancesOf(tx, [orderId]))(orderId);
