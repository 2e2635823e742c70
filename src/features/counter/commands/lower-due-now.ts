import { lockToDecide } from '@/features/orders/commands/lock-to-decide';
import { payIfCovered } from '@/features/orders/commands/pay-if-covered';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import { setAmounts } from '@/features/orders/data/wrong-amounts';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';

export type LowerDue = { due_now: number; reason: string };

/**
 * Lowers the amount an unpaid order needs to count as paid, down to zero for a guest who pays later; the rest is due on
 * site.
 */
export async function lowerDue(
  tx: Tx,
  ctx: Staff,
  order: LockedOrder,
  { due_now: dueNow, reason }: LowerDue,
): Promise<void> {
  const { id: orderId, status, remaining } = order;
  if (status !== 'pending_payment') throw new AppError('state_not_allowed');
  if (dueNow >= order.dueNow) throw fieldError('due_now', 'invalid.not_lower');
  const by = { by: 'admin', actorId: ctx.actor.userId } as const;
  const amounts = { dueNow, remaining: remaining + order.dueNow - dueNow };
  await setAmounts(tx, orderId, amounts);
  await addEvent(tx, { orderId, at: ctx.now, kind: 'due_now_lowered', ...by, amount: dueNow, note: reason });
  await recordOrderChange(tx, ctx, order, { due_now: order.dueNow }, { due_now: dueNow, reason });
  await payIfCovered(tx, ctx, { ...order, ...amounts }, by);
}

export const lowerDueNow = (ctx: Staff, { uuid, ...due }: LowerDue & { uuid: string }): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    if (order.anonymisedAt) throw new AppError('order_anonymised');
    await lowerDue(tx, ctx, order, due);
  });
