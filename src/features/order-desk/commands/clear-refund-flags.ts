import { unflag } from '@/features/orders/data/wrong-amounts';
import { balanceOf } from '@/features/payments/queries/balance';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import type { Tx } from '@/server/database/db';

/** Removes the refund flags of an order once none of its refunds needs a person. */
export async function clearRefundFlags(tx: Tx, orderId: string): Promise<void> {
  const { refunds } = await paymentsOf(tx, orderId);
  if (!refunds.some(({ status }) => status === 'by_hand')) await unflag(tx, orderId, ['refund_by_hand']);
  if ((await balanceOf(tx, orderId)).owed === 0) await unflag(tx, orderId, ['refund_failed']);
}
