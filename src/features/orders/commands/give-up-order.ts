import type { Ctx } from '../../../server/context';
import type { Tx } from '../../../server/db';
import type { Person } from '../../../shared/actor';
import { toDay } from '../../../shared/days';
import { AppError } from '../../../shared/errors';
import { closeAttempts } from '../../payments/commands/close-attempts';
import { requestRefund } from '../../payments/commands/request-refund';
import { balanceOf } from '../../payments/queries/balance';
import { addEvent, type LockedOrder } from '../data';
import { refundFor } from '../domain/refund-policy';
import { refundable } from '../policy';
import { ownOrder } from '../queries/own-order';
import type { OrderView } from '../schema';
import { changeStatus } from './change-status';
import { lock } from './lock';
import { tell } from './tell';

type Asked = Ctx & { actor: Person };

/** What the policy gives back of an order that is given up now. */
export async function policyRefund(tx: Tx, order: LockedOrder, now: Date): Promise<number> {
  return refundFor(refundable(await balanceOf(tx, order.id)), toDay(order.activityDate), now);
}

/** Writes down that money is to go back; a job hands it to the gateway. */
export async function sendBack(
  tx: Tx,
  { now }: Pick<Ctx, 'now'>,
  order: LockedOrder,
  amount: number,
  reason: Parameters<typeof requestRefund>[1]['reason'],
  by: 'customer' | 'admin' | 'system',
): Promise<void> {
  if (amount === 0) return;
  await requestRefund(tx, { orderId: order.id, amount, reason, now });
  await addEvent(tx, { orderId: order.id, at: now, kind: 'refund_requested', by, amount });
}

/** The customer does not come. What was paid goes back as the policy says, which may be nothing. */
export async function cancelOrder(ctx: Asked, uuid: string): Promise<OrderView> {
  await ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, { customerId: ctx.actor.userId });
    const amount = await policyRefund(tx, order, ctx.now);
    await changeStatus(tx, ctx, order, 'cancel', { by: 'customer', actorId: ctx.actor.userId });
    await closeAttempts(tx, { orderId: order.id, now: ctx.now });
    await sendBack(tx, ctx, order, amount, 'cancelled', 'customer');
    await tell(tx, order.id, 'order_cancelled', { refund: amount });
  });
  return ownOrder(ctx, uuid);
}

/** The customer wants the money back, where the policy gives any. */
export async function refundOrder(ctx: Asked, uuid: string): Promise<OrderView> {
  await ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, { customerId: ctx.actor.userId });
    const amount = await policyRefund(tx, order, ctx.now);
    await changeStatus(tx, ctx, order, 'refund', { by: 'customer', actorId: ctx.actor.userId });
    if (amount === 0) throw new AppError('not_refundable');
    await sendBack(tx, ctx, order, amount, 'customer', 'customer');
    await tell(tx, order.id, 'order_refunded', { refund: amount });
  });
  return ownOrder(ctx, uuid);
}
