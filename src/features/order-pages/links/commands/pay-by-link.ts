import { type LinkPayment, linkPayment } from '@/features/order-pages/links/domain/link-payment';
import { orderByLink } from '@/features/order-pages/links/queries/order-by-link';
import { paymentFor } from '@/features/orders/commands/payment-for';
import type { LockedOrder } from '@/features/orders/data/orders';
import { outstandingOf } from '@/features/orders/domain/shares';
import { dueLeftOf } from '@/features/orders/queries/due-left-of';
import { openAttempt } from '@/features/payments/commands/open-attempt';
import { openSession } from '@/features/payments/commands/open-session';
import { restSessionEnd } from '@/features/payments/domain/session-end';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { lockByLink } from './lock-by-link';

/** The gateway returns to this page and must not learn the link, which the guest's browser remembers. */
const RETURN_PAGE = '/order/return';

async function paymentOf(tx: Tx, order: LockedOrder, now: Date): Promise<LinkPayment> {
  const { status, expiresAt } = order;
  if (status === 'expired' || (status === 'pending_payment' && expiresAt <= now))
    throw new AppError('payment_time_over');
  const payment = linkPayment({
    status,
    isHeld: true,
    dueLeft: status === 'pending_payment' ? await dueLeftOf(tx, order) : 0,
    outstanding: outstandingOf(order, await balanceOf(tx, order.id)),
  });
  if (!payment) throw new AppError('state_not_allowed');
  return payment;
}

/** Opens a payment session for the amount due on an unpaid order, or for the rest of a paid one. */
export async function payByLink(ctx: Ctx, token: string): Promise<{ payment_url: string }> {
  const { db, now } = ctx;
  const orderId = await orderByLink(ctx, token);
  const attemptId = await db.$transaction(async (tx) => {
    const order = await lockByLink(tx, { orderId, token, now });
    const { kind, amount } = await paymentOf(tx, order, now);
    const forRest = kind === 'rest';
    const held = forRest
      ? { heldSince: now, holdExpiresAt: restSessionEnd(now) }
      : { heldSince: order.createdAt, holdExpiresAt: order.expiresAt };
    return (await openAttempt(tx, { orderId, amount, now, forRest, ...held })).attemptId;
  });
  const about = { ...(await paymentFor(ctx, orderId)), returnPage: RETURN_PAGE };
  const paymentUrl = await openSession(ctx, attemptId, about);
  if (!paymentUrl) throw new AppError('payment_unavailable');
  return { payment_url: paymentUrl };
}
