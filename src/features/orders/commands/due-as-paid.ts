import { hasEvent, type LockedOrder } from '@/features/orders/data/orders';
import { setAmounts } from '@/features/orders/data/wrong-amounts';
import { dueLeftOf } from '@/features/orders/queries/due-left-of';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import type { Tx } from '@/server/database/db';

/**
 * Handles a payment session that was open when staff changed the order: it was paid with the earlier amount due, which
 * becomes the down payment, and the rest is due on site.
 */
export async function dueAsPaid(tx: Tx, order: LockedOrder, attemptId: string): Promise<LockedOrder> {
  if (order.status !== 'pending_payment' && order.status !== 'expired') return order;
  const left = await dueLeftOf(tx, order);
  const attempt = (await paymentsOf(tx, order.id)).attempts.find(({ uuid }) => uuid === attemptId);
  const isEarlier = attempt && (await hasEvent(tx, order.id, 'edited', new Date(attempt.created_at)));
  if (left === 0 || !isEarlier) return order;
  const amounts = { dueNow: order.dueNow - left, remaining: order.remaining + left };
  await setAmounts(tx, order.id, amounts);
  return { ...order, ...amounts };
}
