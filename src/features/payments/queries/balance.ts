import type { Tx } from '../../../server/db';
import { ledgerSumsOf, noMoney } from '../data';
import { unsettledSums, waivedSums } from '../refunds/data';

export type Balance = {
  /** Through the gateway and on site. */
  paid: number;
  refunded: number;
  onSite: number;
  /** What the shop has of the customer's money and has promised to nobody. */
  held: number;
  /** Promised back and not there yet. */
  refunding: number;
  /** Given back by the shop of an order that goes on: the price came down by as much. */
  waived: number;
};

/** The money of orders, of each by its id. */
export async function balancesOf(db: Tx, orderIds: string[]): Promise<(orderId: string) => Balance> {
  // One after the other: a transaction has one connection.
  const sums = await ledgerSumsOf(db, orderIds);
  const unsettled = await unsettledSums(db, orderIds);
  const waived = await waivedSums(db, orderIds);
  return (orderId) => {
    const { CHARGE, ON_SITE, REFUND, ON_SITE_REFUND } = sums.get(orderId) ?? noMoney;
    const refunding = unsettled.get(orderId) ?? 0;
    const paid = CHARGE + ON_SITE;
    const refunded = 0 - REFUND - ON_SITE_REFUND;
    const held = paid - refunded - refunding;
    return { paid, refunded, onSite: ON_SITE, held, refunding, waived: waived.get(orderId) ?? 0 };
  };
}

export const balanceOf = async (tx: Tx, orderId: string): Promise<Balance> =>
  (await balancesOf(tx, [orderId]))(orderId);
