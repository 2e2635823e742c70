import { openPickup } from '@/features/order-pages/links/domain/open-pickup';
import { pickupFacts } from '@/features/order-pages/links/queries/linked-order';
import { orderByLink } from '@/features/order-pages/links/queries/order-by-link';
import type { LinkPickupInput } from '@/features/order-pages/links/schema';
import { flagFlights } from '@/features/orders/commands/flag-flights';
import { addEvent } from '@/features/orders/data/orders';
import { openOrder, sealDetails } from '@/features/orders/data/sealed';
import { updateOrder } from '@/features/orders/data/update-order';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { lockByLink } from './lock-by-link';

/** Sets the guests' pickup on an order that has none yet. */
export async function choosePickupByLink(
  ctx: Ctx,
  { token, pickup_area: pickupArea, pickup_address }: LinkPickupInput,
): Promise<string> {
  const orderId = await orderByLink(ctx, token);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockByLink(tx, { orderId, token, now: ctx.now });
    if (!openPickup(pickupFacts(order), dayAt(ctx.now)).includes(pickupArea))
      throw fieldError('pickup_area', 'invalid.field');
    const { inquiry } = openOrder(order);
    await updateOrder(tx, order.id, { pickupArea, ...sealDetails({ pickup_address, inquiry }) });
    await flagFlights(tx, order.id);
    await addEvent(tx, { orderId, at: ctx.now, kind: 'edited', by: 'customer', note: 'pickup' });
  });
  return orderId;
}
