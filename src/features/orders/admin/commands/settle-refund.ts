import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { AppError } from '../../../../shared/errors';
import { paymentsOf } from '../../../payments/queries/payments-of';
import { markRefundedByHand } from '../../../payments/refunds/commands/mark-refunded-by-hand';
import { retryRefund } from '../../../payments/refunds/commands/retry-refund';
import { lock } from '../../commands/lock';
import { paymentHook } from '../../commands/payment-hook';
import { flag } from '../../data';
import { noteDeed } from './decide';

type Staff = Ctx & { actor: Person };
type Tx = Parameters<typeof lock>[0];
type Which = { uuid: string; refund: string };

/** The order of a refund; a refund of another order is not there. */
async function lockOrderOf(tx: Tx, { uuid, refund }: Which) {
  const order = await lock(tx, uuid, {});
  const { refunds } = await paymentsOf(tx, order.id);
  const found = refunds.find((candidate) => candidate.uuid === refund);
  if (!found) throw new AppError('not_found');
  return {
    order,
    amount: found.amount,
    othersFail: refunds.some((other) => other !== found && other.status === 'failed'),
  };
}

/** The gateway refused a refund; it is asked once more. */
export const tryRefundAgain = (ctx: Staff, which: Which): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { order, amount, othersFail } = await lockOrderOf(tx, which);
    await retryRefund(tx, which.refund);
    if (!othersFail)
      await flag(
        tx,
        order.id,
        order.attention.filter((reason) => reason !== 'refund_failed'),
      );
    await noteDeed(tx, ctx, order, {}, { refund_again: amount });
  });

/** Somebody of the staff paid the money back by bank or in cash. */
export const refundedByHand = (ctx: Staff, which: Which): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { order, amount, othersFail } = await lockOrderOf(tx, which);
    await markRefundedByHand(tx, { refundId: which.refund, userId: ctx.actor.userId, now: ctx.now }, paymentHook);
    const settled = othersFail ? ['refund_by_hand'] : ['refund_by_hand', 'refund_failed'];
    await flag(
      tx,
      order.id,
      order.attention.filter((reason) => !settled.includes(reason)),
    );
    await noteDeed(tx, ctx, order, {}, { refunded_by_hand: amount });
  });
