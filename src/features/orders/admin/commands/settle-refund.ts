import { lock } from '@/features/orders/commands/lock';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { unflag } from '@/features/orders/wrong-amounts/data';
import { balanceOf } from '@/features/payments/queries/balance';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import { markRefundedByHand } from '@/features/payments/refunds/commands/mark-refunded-by-hand';
import { retryRefund } from '@/features/payments/refunds/commands/retry-refund';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { recordOrderChange } from './record-order-change';

type Staff = Ctx & { actor: Person };
type Which = { uuid: string; refund: string };

/** A refund of another order counts as not found. */
async function lockOrderOf(tx: Tx, { uuid, refund }: Which) {
  const order = await lock(tx, uuid, {});
  const { refunds } = await paymentsOf(tx, order.id);
  const found = refunds.find((candidate) => candidate.uuid === refund);
  if (!found) throw new AppError('not_found');
  return { order, amount: found.amount };
}

/** Removes the refund flags of an order once none of its refunds needs a person. */
export async function dropRefundFlags(tx: Tx, orderId: string): Promise<void> {
  const { refunds } = await paymentsOf(tx, orderId);
  if (!refunds.some(({ status }) => status === 'by_hand')) await unflag(tx, orderId, ['refund_by_hand']);
  if ((await balanceOf(tx, orderId)).owed === 0) await unflag(tx, orderId, ['refund_failed']);
}

/** Sends a refund that the gateway refused once more. */
export const tryRefundAgain = (ctx: Staff, which: Which): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { order, amount } = await lockOrderOf(tx, which);
    await retryRefund(tx, which.refund);
    await dropRefundFlags(tx, order.id);
    await recordOrderChange(tx, ctx, order, {}, { refund_again: amount });
  });

/** The staff paid the money back by bank transfer or in cash. */
export const refundedByHand = (ctx: Staff, which: Which): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { order, amount } = await lockOrderOf(tx, which);
    await markRefundedByHand(tx, { refundId: which.refund, userId: ctx.actor.userId, now: ctx.now }, paymentHook);
    await dropRefundFlags(tx, order.id);
    await recordOrderChange(tx, ctx, order, {}, { refunded_by_hand: amount });
  });
