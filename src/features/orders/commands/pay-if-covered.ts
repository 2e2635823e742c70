import type { LockedOrder } from '@/features/orders/data/orders';
import type { EventActor } from '@/features/orders/domain/order-state';
import { dueLeftOf } from '@/features/orders/queries/due-left-of';
import { closeAttempts } from '@/features/payments/commands/close-attempts';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { markPaid } from './mark-paid';
import { notifyCustomerAndShop } from './order-notifications';

/**
 * Marks an unpaid order as paid once money received and money on account reach `dueNow`. Closes its payment session in
 * any case, since it has the old amount; a payment made there anyway settles the order or is refunded as a duplicate.
 * Returns true when the order is paid.
 */
export async function payIfCovered(
  tx: Tx,
  ctx: Pick<Ctx, 'now'>,
  order: LockedOrder,
  change: { by: EventActor; actorId?: string },
): Promise<boolean> {
  if (order.status !== 'pending_payment') return false;
  await closeAttempts(tx, { orderId: order.id, now: ctx.now });
  if ((await dueLeftOf(tx, order)) > 0) return false;
  await notifyCustomerAndShop(tx, order.id, await markPaid(tx, ctx, order, 'pay', change));
  return true;
}
