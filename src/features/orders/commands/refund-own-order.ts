import { ownOrder } from '@/features/orders/queries/own-order';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { endOrder } from './end-order';
import { lockOrder } from './lock-order';
import { notifyCustomerAndShop } from './order-notifications';
import { policyRefund } from './policy-refund';

/** Allowed only while the policy refunds anything. */
export async function refundOwnOrder(ctx: Ctx & { actor: Person }, uuid: string): Promise<OrderView> {
  const { now, actor } = ctx;
  await ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, { customerId: actor.userId });
    const change = { by: 'customer' as const, actorId: actor.userId, reason: 'customer' as const };
    const refund = await endOrder(tx, ctx, order, 'refund', { ...change, refundsOf: policyRefund(now) });
    if (refund === 0) throw new AppError('not_refundable');
    await notifyCustomerAndShop(tx, order.id, 'order_refunded', { refund });
  });
  return ownOrder(ctx, uuid);
}
