import { addEvent, fromStatus, hasEvent } from '@/features/orders/data';
import { openSession } from '@/features/payments/commands/open-session';
import { liveAttemptId } from '@/features/payments/queries/live-attempt';
import type { JobCtx } from '@/server/jobs/job';
import { lock } from './lock';
import { notifyCustomer } from './order-notifications';
import { paymentFor } from './payment-for';

/**
 * The mail of a booking that the staff made: its button leads straight to where it is paid, since the customer may not
 * have a password yet. When the gateway does not answer it leads to the order, as every other.
 */
export async function sendPaymentLink({ db, now }: JobCtx, orderId: string): Promise<void> {
  const attemptId = await liveAttemptId(db, orderId, now);
  const payUrl = attemptId && (await openSession({ db, now }, attemptId, await paymentFor({ db }, orderId)));
  await db.$transaction(async (tx) => {
    const order = await lock(tx, orderId, {});
    if (fromStatus(order.status) !== 'pending_payment' || (await hasEvent(tx, orderId, 'payment_link_sent'))) return;
    await addEvent(tx, { orderId, at: now, kind: 'payment_link_sent', by: 'system', internal: true });
    await notifyCustomer(tx, orderId, 'order_placed', payUrl ? { payUrl } : {});
  });
}
