import type { RefundedByHandInput } from '@/features/order-desk/schema';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { markRefundedByHand } from '@/features/payments/commands/mark-refunded-by-hand';
import { clearRefundFlags } from './clear-refund-flags';
import { refundIn } from './refund-in';

/** Records that staff paid the money back by bank transfer or in cash. */
export const refundedByHand = (ctx: Staff, { how, reason, ...which }: RefundedByHandInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, which.uuid, {});
    const { amount } = await refundIn(tx, order, which.refund);
    // A note on an order whose people were erased would never be erased.
    const note = order.anonymisedAt ? undefined : reason;
    const paid = { refundId: which.refund, userId: ctx.actor.userId, now: ctx.now, way: how, note };
    await markRefundedByHand(tx, paid, paymentHook);
    await clearRefundFlags(tx, order.id);
    await recordOrderChange(
      tx,
      ctx,
      order,
      {},
      { refunded_by_hand: amount, method: how, ...(note && { reason: note }) },
    );
  });
