import type { LockedOrder } from '@/features/orders/data/orders';
import { setAmounts } from '@/features/orders/data/wrong-amounts';
import { amountsUnpaid } from '@/features/orders/domain/amounts-unpaid';
import type { EventActor } from '@/features/orders/domain/order-state';
import { closeAttempts } from '@/features/payments/commands/close-attempts';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { notifyReturned } from './notify-returned';
import { payIfCovered } from './pay-if-covered';
import { sendWrongAmountsBack } from './send-wrong-amounts-back';

type Items = LockedOrder['items'];

/**
 * Lowers the price of an unpaid order after an item ended: closes its payment session, which has the old amount, and
 * refunds a waiting wrong amount, which was compared with the old amount.
 */
export async function repriceUnpaid(
  tx: Tx,
  { now }: Pick<Ctx, 'now'>,
  order: LockedOrder,
  items: Items,
  by: { by: EventActor; actorId?: string },
): Promise<void> {
  const { dueNow: ofItems, remaining: rest } = amountsUnpaid(items);
  // Staff may have lowered the amount due now.
  const dueNow = Math.min(ofItems, order.dueNow);
  const amounts = { dueNow, remaining: ofItems + rest - dueNow };
  await setAmounts(tx, order.id, amounts);
  await closeAttempts(tx, { orderId: order.id, now });
  const returned = await sendWrongAmountsBack(tx, { now }, order, by);
  if (returned > 0) await notifyReturned(tx, order.id, order.status, returned);
  if (await payIfCovered(tx, { now }, { ...order, ...amounts }, { by: 'system' })) return;
  if (order.placedById) await enqueue(tx, 'orders.send_payment_link', { orderId: order.id });
}
