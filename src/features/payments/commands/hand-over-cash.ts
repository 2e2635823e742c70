import { cashToHandOver } from '@/features/payments/refunds/data';
import type { Tx } from '@/server/database/db';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { markRefundedByHand } from './mark-refunded-by-hand';

type HandedOver = { orderId: string; userId: string; now: Date };

/** Records that a cash refund has left the till. */
export async function handOverCash(tx: Tx, { orderId, userId, now }: HandedOver, hook: PaymentHook): Promise<void> {
  for (const { id: refundId } of await cashToHandOver(tx, orderId))
    await markRefundedByHand(tx, { refundId, userId, now, way: 'cash' }, hook);
}
