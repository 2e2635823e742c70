import { ownOrder } from '@/features/orders/queries/own-order';
import type { CreateOrderInput, OrderView } from '@/features/orders/schema';
import { openSession } from '@/features/payments/commands/open-session';
import type { Ctx } from '@/server/api/context';
import { step } from '@/server/api/step';
import type { Person } from '@/shared/schema/actor';
import { notifyCustomerAndShop } from './order-notifications';
import { paymentFor } from './payment-for';
import { placeOnce } from './place-once';

/**
 * Commits the order before it opens the payment session, so that without the gateway's answer the order stands and can
 * be paid later.
 */
export async function createOrder(ctx: Ctx & { actor: Person }, input: CreateOrderInput): Promise<OrderView> {
  const buyer = { customerId: ctx.actor.userId, locale: ctx.locale, origin: 'online' as const };
  const { orderId, attemptId } = await placeOnce(ctx, input, buyer, (tx, { id }) =>
    notifyCustomerAndShop(tx, id, 'order_placed'),
  );
  step('order.placed');
  if (attemptId) await openSession(ctx, attemptId, await paymentFor(ctx, orderId));
  return ownOrder(ctx, orderId);
}
