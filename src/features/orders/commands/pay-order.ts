import { dueLeftOf } from '@/features/orders/queries/due-left-of';
import { openAttempt } from '@/features/payments/commands/open-attempt';
import { openSession } from '@/features/payments/commands/open-session';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { lockOrder } from './lock-order';
import { paymentFor } from './payment-for';

/** Opens a payment session for an order whose seats are still held. */
export async function payOrder(ctx: Ctx & { actor: Person }, uuid: string): Promise<{ payment_url: string }> {
  const { db, actor, now } = ctx;
  const attemptId = await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, { customerId: actor.userId });
    const status = order.status;
    if (status === 'expired') throw new AppError('payment_time_over');
    if (status !== 'pending_payment') throw new AppError('state_not_allowed');
    const attempt = await openAttempt(tx, {
      orderId: order.id,
      amount: await dueLeftOf(tx, order),
      heldSince: order.createdAt,
      holdExpiresAt: order.expiresAt,
      now,
    });
    return attempt.attemptId;
  });
  const paymentUrl = await openSession(ctx, attemptId, await paymentFor(ctx, uuid));
  if (!paymentUrl) throw new AppError('payment_unavailable');
  return { payment_url: paymentUrl };
}
