import type { Tx } from '../../../server/db';
import { ledgerSums } from '../data';
import { unsettledSum } from '../refunds/data';

export type Balance = {
  /** Through the gateway and on site. */
  paid: number;
  refunded: number;
  onSite: number;
  /** What the shop has of the customer's money and has promised to nobody. */
  held: number;
  /** Promised back and not there yet. */
  refunding: number;
};

export async function balanceOf(tx: Tx, orderId: string): Promise<Balance> {
  const { CHARGE, ON_SITE, REFUND, ON_SITE_REFUND } = await ledgerSums(tx, orderId);
  const refunding = await unsettledSum(tx, orderId);
  const paid = CHARGE + ON_SITE;
  const refunded = 0 - REFUND - ON_SITE_REFUND;
  return { paid, refunded, onSite: ON_SITE, held: paid - refunded - refunding, refunding };
}
