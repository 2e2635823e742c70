import type { LockedOrder } from '@/features/orders/data/orders';
import type { SettledEdit } from '@/features/orders/domain/settled-edit';
import { unpaidOf } from '@/features/orders/domain/shares';
import { releaseAccount } from '@/features/payments/counter/commands/release-account';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { payIfCovered } from './pay-if-covered';

/**
 * Caps the amount on account at what is unpaid. An unpaid order becomes paid if the money received covers the new
 * amount; otherwise its payment session, which has the old amount, is closed.
 */
export async function recalculateDue(
  tx: Tx,
  ctx: Pick<Ctx, 'now'>,
  order: LockedOrder,
  money: SettledEdit,
): Promise<void> {
  if (money.difference === 0) return;
  const { id: orderId, items } = order;
  const open = unpaidOf(items, await balanceOf(tx, orderId)) + money.difference;
  await releaseAccount(tx, { orderId, most: open, now: ctx.now });
  if (order.status !== 'pending_payment' || money.dueNow === order.dueNow) return;
  const due = { ...order, dueNow: money.dueNow, remaining: money.remaining };
  if (await payIfCovered(tx, ctx, due, { by: 'system' })) return;
  if (order.placedById) await enqueue(tx, 'orders.send_payment_link', { orderId });
}
