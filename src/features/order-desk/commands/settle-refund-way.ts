import { paymentHook } from '@/features/orders/commands/payment-hook';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { flag, type LockedOrder } from '@/features/orders/data/orders';
import { handOverCash } from '@/features/payments/commands/hand-over-cash';
import type { RefundBack } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';

/** The refund decision as staff send it; without a way, the money goes back as it was paid. */
export type RefundDecision = { how?: RefundBack['way'] | undefined; reason?: string | undefined };

/** The way, reason and author of a refund by staff. */
export const refundBackOf = ({ actor }: Staff, { how = 'gateway', reason }: RefundDecision): RefundBack => ({
  way: how,
  note: reason,
  userId: actor.userId,
});

/** Cash is handed over at once; a bank transfer stays a task until staff have made it. */
export async function settleRefundWay(
  tx: Tx,
  ctx: Staff,
  order: LockedOrder,
  refund: number,
  { way }: RefundBack,
): Promise<void> {
  if (refund === 0) return;
  if (way === 'cash')
    await handOverCash(tx, { orderId: order.id, userId: ctx.actor.userId, now: ctx.now }, paymentHook);
  if (way === 'transfer') await flag(tx, order.id, 'refund_by_hand');
}
