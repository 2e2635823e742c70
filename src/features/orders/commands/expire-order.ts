import { checkAttempts } from '@/features/payments/commands/check-attempts';
import type { JobCtx } from '@/server/jobs/job';
import { endOrder } from './end-order';
import { lockOrder } from './lock-order';
import { notifyCustomerAndShop } from './order-notifications';
import { paymentHook } from './payment-hook';

/**
 * Polls the gateway first, then releases the seats of an overdue unpaid order and refunds any money received for it.
 */
export async function expireOrder({ db, now }: JobCtx, orderId: string): Promise<void> {
  await checkAttempts({ db, now }, orderId, paymentHook);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, {});
    if (order.status !== 'pending_payment' || order.expiresAt > now) return;
    const refund = await endOrder(tx, { now }, order, 'expire', { by: 'system', reason: 'too_late' });
    await notifyCustomerAndShop(tx, orderId, 'order_expired', { refund });
  });
}
