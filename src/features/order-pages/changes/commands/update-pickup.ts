import { departureTimes } from '@/features/availability/queries/departure-times';
import { pickupChangesPerCustomer } from '@/features/order-pages/changes/domain/limits';
import type { UpdatePickupInput } from '@/features/order-pages/changes/schema';
import { flagFlights } from '@/features/orders/commands/flag-flights';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { addEvent } from '@/features/orders/data/orders';
import { openOrder, sealDetails } from '@/features/orders/data/sealed';
import { updateOrder } from '@/features/orders/data/update-order';
import { pickupChange } from '@/features/orders/domain/pickup-change';
import { ownOrder } from '@/features/orders/queries/own-order';
import { pickupItems } from '@/features/orders/queries/pickup-items';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import { claimTry } from '@/server/auth/rate-limit';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/** Changes where the guests are picked up; their seats stay as they are. */
export async function updatePickup(
  ctx: Ctx & { actor: Person },
  { uuid, pickup_area: pickupArea, pickup_address }: UpdatePickupInput,
): Promise<OrderView> {
  const { now, actor } = ctx;
  await claimTry(pickupChangesPerCustomer, actor.userId);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, { customerId: actor.userId });
    const timeOf = await departureTimes(
      tx,
      order.items.map(({ departureId }) => departureId),
    );
    const change = pickupChange({ status: order.status, items: pickupItems(order.items, timeOf) }, now);
    if (!change) throw new AppError('pickup_fixed');
    if (pickupArea !== null && !change.areas.includes(pickupArea)) throw fieldError('pickup_area', 'invalid.field');
    const before = openOrder(order);
    const address = pickupArea === null ? null : pickup_address;
    if (pickupArea === order.pickupArea && address === before.pickup_address) throw new AppError('nothing_changed');
    const details = sealDetails({ pickup_address: address, inquiry: before.inquiry });
    await updateOrder(tx, order.id, { pickupArea, ...details });
    await flagFlights(tx, order.id);
    const by = { by: 'customer', actorId: actor.userId } as const;
    await addEvent(tx, { orderId: order.id, at: now, kind: 'edited', ...by, note: 'pickup' });
    await notifyCustomerAndShop(tx, order.id, 'pickup_changed');
  });
  return ownOrder(ctx, uuid);
}
