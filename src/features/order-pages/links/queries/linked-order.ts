import { leadersOfOrder } from '@/features/crew/people/queries/leaders-of-order';
import { linkEnd } from '@/features/order-pages/links/domain/link-end';
import { linkPayment } from '@/features/order-pages/links/domain/link-payment';
import { openPickup } from '@/features/order-pages/links/domain/open-pickup';
import { type LinkedOrder, linkedOrderView } from '@/features/order-pages/links/schema';
import { type OrderRow, orderById } from '@/features/orders/data/orders';
import { openOrder } from '@/features/orders/data/sealed';
import { viewOf } from '@/features/orders/queries/order-view';
import { orderSnapshot } from '@/features/orders/schema';
import { readinessOfOrder } from '@/features/ready/queries/readiness-of-order';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

/** The facts of an order that decide where its guests can still ask to be picked up. */
export const pickupFacts = (order: Pick<OrderRow, 'status' | 'pickupArea' | 'sealedDetails' | 'items'>) => ({
  status: order.status,
  pickupArea: order.pickupArea,
  pickupAddress: openOrder(order).pickup_address,
  items: order.items.map((item) => ({ ...item, snapshot: orderSnapshot.parse(item.snapshot) })),
});

/** An order as its link shows it. */
export async function linkedOrder(ctx: Pick<Ctx, 'db' | 'now' | 'locale'>, orderId: string): Promise<LinkedOrder> {
  const row = await orderById(ctx.db, orderId, {});
  if (!row) throw new AppError('link_over');
  const view = await viewOf(ctx, row);
  const today = dayAt(ctx.now);
  return linkedOrderView.parse({
    ...view,
    // Only the shop or an account can cancel, not the link.
    items: view.items.map((item) => ({ ...item, can: { cancel: false, refund: false, request_move: false } })),
    open_pickup: openPickup(pickupFacts(row), today),
    payment: linkPayment({
      status: view.status,
      isHeld: view.can.pay,
      dueLeft: view.due_left,
      outstanding: view.outstanding,
    }),
    readiness: await readinessOfOrder(ctx, orderId, {}),
    crew: await leadersOfOrder(ctx, orderId),
    ends_on: linkEnd(row.items),
  });
}
