import { ownOrder } from '@/features/orders/queries/own-order';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { endOrder } from './end-order';
import { lockOrder } from './lock-order';
import { notifyCustomerAndShop } from './order-notifications';
import { policyRefund } from './policy-refund';

/** Cancels the order and refunds what the policy allows, which may be nothing. */
export async function cancelOwnOrder(ctx: Ctx & { actor: Person }, uuid: string): Promise<OrderView> {
  const { now, actor } = ctx;
  await ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, { customerId: actor.userId });
    const change = { by: 'customer' as const, actorId: actor.userId, reason: 'cancelled' as const };
    const refund = await endOrder(tx, ctx, order, 'cancel', { ...change, refundsOf: policyRefund(now) });
    await notifyCustomerAndShop(tx, order.id, 'order_cancelled', { refund });
  });
  return ownOrder(ctx, uuid);
}
