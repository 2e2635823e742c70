import { addEvent, type LockedOrder, setRetained } from '@/features/orders/data/orders';
import { hasEnded } from '@/features/orders/domain/order-state';
import { unpaidOf } from '@/features/orders/domain/shares';
import { releaseAccount } from '@/features/payments/counter/commands/release-account';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';
import { notifyCustomer, notifyShop } from './order-notifications';
import { sendBack } from './send-back';

type Received = { attemptId: string; amount: number; now: Date };

/**
 * Records the remaining amount of an order paid through the gateway: it also settles what was on account, and any
 * counter payment made meanwhile is refunded.
 */
export async function receiveRest(tx: Tx, order: LockedOrder, { attemptId, amount, now }: Received): Promise<void> {
  const { id: orderId, items, status, retained } = order;
  const left = unpaidOf(items, await balanceOf(tx, orderId));
  const excess = Math.min(amount, Math.max(0, -left));
  await addEvent(tx, { orderId, at: now, kind: 'rest_paid', by: 'system', amount });
  await releaseAccount(tx, { orderId, most: left, now, attemptId });
  if (hasEnded(status)) await setRetained(tx, orderId, (retained ?? 0) + amount - excess);
  await sendBack(tx, { now }, order, excess, 'excess', { by: 'system' }, { attemptId });
  await notifyCustomer(tx, orderId, 'rest_paid', { received: amount });
  await notifyShop(tx, orderId, 'rest_paid', { amount });
  if (excess > 0) await notifyCustomer(tx, orderId, 'payment_excess_returned', { refund: excess });
}
