import { paymentHook } from '@/features/orders/commands/payment-hook';
import { markRefundedByHand } from '@/features/payments/refunds/commands/mark-refunded-by-hand';
import { dropRefundFlags } from './drop-refund-flags';
import { lockOrderOfRefund, type RefundOfOrder } from './lock-order-of-refund';
import { recordOrderChange, type Staff } from './record-order-change';

/** The staff paid the money back by bank transfer or in cash. */
export const refundedByHand = (ctx: Staff, which: RefundOfOrder): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { order, amount } = await lockOrderOfRefund(tx, which);
    await markRefundedByHand(tx, { refundId: which.refund, userId: ctx.actor.userId, now: ctx.now }, paymentHook);
    await dropRefundFlags(tx, order.id);
    await recordOrderChange(tx, ctx, order, {}, { refunded_by_hand: amount });
  });
