import { nextItemOf } from '@/features/orders/data/items';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { ownOrder } from './own-order';

/** The order with the first upcoming dive of a customer, confirmed or paid; it shows that dive. */
export async function nextOrder(ctx: Ctx & { actor: Person }): Promise<OrderView | null> {
  const next = await nextItemOf(ctx.db, ctx.actor.userId, ctx.now);
  if (!next) return null;
  const order = await ownOrder(ctx, next.orderId);
  const item = order.items.find(({ uuid }) => uuid === next.id);
  if (!item) return order;
  const { product, variant, activity_date, activity_time, several_departures, duration_days } = item;
  const { quantity, pickup_window, return_window, meeting_time, unit_price } = item;
  return {
    ...order,
    ...{ product, variant, activity_date, activity_time, several_departures, duration_days },
    ...{ quantity, pickup_window, return_window, meeting_time, unit_price },
  };
}
