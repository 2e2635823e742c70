import type { PlannedEdit } from '@/features/order-desk/editing/queries/planned-edit';
import { payIfCovered } from '@/features/orders/commands/pay-if-covered';
import type { Staff } from '@/features/orders/commands/record-order-change';
import type { LockedOrder } from '@/features/orders/data/orders';
import { unpaidOf } from '@/features/orders/domain/shares';
import { releaseAccount } from '@/features/payments/counter/commands/release-account';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';

/**
 * Caps the amount on account at what is unpaid. An unpaid order becomes paid if the money received covers the new
 * amount; otherwise its payment session, which has the old amount, is closed.
 */
export async function recalculateDue(tx: Tx, ctx: Staff, order: LockedOrder, { money }: PlannedEdit): Promise<void> {
  if (money.difference === 0) return;
  const { id: orderId, items } = order;
  const open = unpaidOf(items, await balanceOf(tx, orderId)) + money.difference;
  await releaseAccount(tx, { orderId, most: open, now: ctx.now });
  if (order.status !== 'pending_payment' || money.dueNow === order.dueNow) return;
  const due = { ...order, dueNow: money.dueNow, remaining: money.remaining };
  if (await payIfCovered(tx, ctx, due, { by: 'system' })) return;
  if (order.placedById) await enqueue(tx, 'orders.send_payment_link', { orderId });
}
