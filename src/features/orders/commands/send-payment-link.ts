import { addEvent, hasEvent, lastEventAt } from '@/features/orders/data/orders';
import { dueLeftOf } from '@/features/orders/queries/due-left-of';
import { openAttempt } from '@/features/payments/commands/open-attempt';
import { openSession } from '@/features/payments/commands/open-session';
import { sessionEnd } from '@/features/payments/domain/session-end';
import { liveAttemptId } from '@/features/payments/queries/live-attempt';
import type { Tx } from '@/server/database/db';
import type { JobCtx } from '@/server/jobs/job';
import { lockOrder } from './lock-order';
import { notifyCustomer } from './order-notifications';
import { paymentFor } from './payment-for';

/** The time of the latest price change; null when the order still costs its original price. */
async function changedSince(tx: Tx, orderId: string): Promise<Date | null> {
  const [one, other] = [await lastEventAt(tx, orderId, 'item_cancelled'), await lastEventAt(tx, orderId, 'edited')];
  return one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other);
}

/** The attempt to pay for; a cancelled item or another change closes the earlier attempt with the old amount. */
const attemptToPay = ({ db, now }: JobCtx, orderId: string): Promise<string | null> =>
  db.$transaction(async (tx) => {
    const { id, status, dueNow, createdAt, expiresAt } = await lockOrder(tx, orderId, {});
    const live = await liveAttemptId(tx, orderId, now);
    const isOpen = status === 'pending_payment' && sessionEnd(createdAt, expiresAt) > now;
    if (live || !isOpen || !(await changedSince(tx, orderId))) return live;
    const times = { heldSince: createdAt, holdExpiresAt: expiresAt, now };
    const amount = await dueLeftOf(tx, { id, dueNow });
    return amount > 0 ? (await openAttempt(tx, { orderId, amount, ...times })).attemptId : null;
  });

/**
 * Emails the customer of a phone booking, who may not have a password yet, a link to the page of the gateway, or to the
 * order if the gateway does not answer. Sends it once, and again after the price changes.
 */
export async function sendPaymentLink(ctx: JobCtx, orderId: string): Promise<void> {
  const { db, now } = ctx;
  const attemptId = await attemptToPay(ctx, orderId);
  const payUrl = attemptId && (await openSession({ db, now }, attemptId, await paymentFor({ db }, orderId)));
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, {});
    const isSent = await hasEvent(tx, orderId, 'payment_link_sent', (await changedSince(tx, orderId)) ?? undefined);
    if (order.status !== 'pending_payment' || isSent) return;
    // An item cancelled meanwhile has closed the session and queued another job for the new amount.
    if (attemptId && (await liveAttemptId(tx, orderId, now)) !== attemptId) return;
    await addEvent(tx, { orderId, at: now, kind: 'payment_link_sent', by: 'system', internal: true });
    await notifyCustomer(tx, orderId, 'order_placed', payUrl ? { payUrl } : {});
  });
}
