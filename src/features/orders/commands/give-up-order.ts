import type { LockedOrder } from '@/features/orders/data';
import { refundFor } from '@/features/orders/domain/refund-policy';
import { ownOrder } from '@/features/orders/queries/own-order';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { toDay } from '@/shared/time/days';
import { endOrder } from './end-order';
import { lock } from './lock';
import { notifyCustomerAndShop } from './order-notifications';

type PersonCtx = Ctx & { actor: Person };

/** What the policy gives back of an order that is cancelled now. */
export const policyRefund =
  ({ activityDate }: LockedOrder, now: Date) =>
  (paid: number): number =>
    refundFor(paid, toDay(activityDate), now);

/** Cancels the order and refunds what the policy gives back, which may be nothing. */
export async function cancelOrder(ctx: PersonCtx, uuid: string): Promise<OrderView> {
  const { now, actor } = ctx;
  await ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, { customerId: actor.userId });
    const change = { by: 'customer' as const, actorId: actor.userId, reason: 'cancelled' as const };
    const refund = await endOrder(tx, ctx, order, 'cancel', { ...change, refundOf: policyRefund(order, now) });
    await notifyCustomerAndShop(tx, order.id, 'order_cancelled', { refund });
  });
  return ownOrder(ctx, uuid);
}

/** Allowed only while the policy gives any money back. */
export async function refundOrder(ctx: PersonCtx, uuid: string): Promise<OrderView> {
  const { now, actor } = ctx;
  await ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, { customerId: actor.userId });
    const change = { by: 'customer' as const, actorId: actor.userId, reason: 'customer' as const };
    const refund = await endOrder(tx, ctx, order, 'refund', { ...change, refundOf: policyRefund(order, now) });
    if (refund === 0) throw new AppError('not_refundable');
    await notifyCustomerAndShop(tx, order.id, 'order_refunded', { refund });
  });
  return ownOrder(ctx, uuid);
}
