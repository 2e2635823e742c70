import { itemChoices } from '@/features/orders/domain/item-choices';
import { ownOrder } from '@/features/orders/queries/own-order';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { endItem } from './end-item';
import { type ItemOfOrder, itemIn } from './item-in';
import { lockOrder } from './lock-order';
import { notifyCustomerAndShop } from './order-notifications';
import { policyRefund } from './policy-refund';

type Own = Ctx & { actor: Person };

const mailOf = { cancel: 'order_cancelled', refund: 'order_refunded' } as const;
const reasonOf = { cancel: 'cancelled', refund: 'customer' } as const;

async function endOwnItem(ctx: Own, which: ItemOfOrder, transition: 'cancel' | 'refund'): Promise<OrderView> {
  const { now, actor } = ctx;
  await ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, which.uuid, { customerId: actor.userId });
    const item = itemIn(order, which.item);
    if (!itemChoices(item, { status: order.status, refund: 0, now }).cancel) throw new AppError('state_not_allowed');
    const { refund, isOrderOver } = await endItem(tx, ctx, order, item, transition, {
      by: 'customer',
      actorId: actor.userId,
      reason: reasonOf[transition],
      refundOf: (share) => policyRefund(now)([share])[0] ?? 0,
    });
    if (transition === 'refund' && refund === 0) throw new AppError('not_refundable');
    if (isOrderOver) await notifyCustomerAndShop(tx, order.id, mailOf[transition], { refund });
    else await notifyCustomerAndShop(tx, order.id, 'item_cancelled', { refund, item: item.id });
  });
  return ownOrder(ctx, which.uuid);
}

/** Cancels an item and refunds what the policy allows of its share, which may be nothing. */
export const cancelOwnItem = (ctx: Own, which: ItemOfOrder) => endOwnItem(ctx, which, 'cancel');

/** Allowed only while the policy refunds any of its share. */
export const refundOwnItem = (ctx: Own, which: ItemOfOrder) => endOwnItem(ctx, which, 'refund');
