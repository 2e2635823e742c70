import { addEvent, hasEvent } from '@/features/orders/data';
import { openSession } from '@/features/payments/commands/open-session';
import { liveAttemptId } from '@/features/payments/queries/live-attempt';
import type { JobCtx } from '@/server/jobs/job';
import { lock } from './lock';
import { notifyCustomer } from './order-notifications';
import { paymentFor } from './payment-for';

/**
 * Mails the customer of a phone booking a link to the gateway's page, since they may not have a password yet. When the
 * gateway does not answer, the mail links to the order instead.
 */
export async function sendPaymentLink({ db, now }: JobCtx, orderId: string): Promise<void> {
  const attemptId = await liveAttemptId(db, orderId, now);
  const payUrl = attemptId && (await openSession({ db, now }, attemptId, await paymentFor({ db }, orderId)));
  await db.$transaction(async (tx) => {
    const order = await lock(tx, orderId, {});
    if (order.status !== 'pending_payment' || (await hasEvent(tx, orderId, 'payment_link_sent'))) return;
    await addEvent(tx, { orderId, at: now, kind: 'payment_link_sent', by: 'system', internal: true });
    await notifyCustomer(tx, orderId, 'order_placed', payUrl ? { payUrl } : {});
  });
}
