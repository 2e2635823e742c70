import { flightRefusal } from '@/features/booking/flight/domain/flight-faults';
import { isTooClose } from '@/features/booking/flight/domain/flight-guard';
import { moveRequestsPerCustomer } from '@/features/order-pages/changes/domain/limits';
import type { RequestMoveInput } from '@/features/order-pages/changes/schema';
import { itemIn } from '@/features/orders/commands/item-in';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { addEvent, flag } from '@/features/orders/data/orders';
import { itemChoices } from '@/features/orders/domain/item-choices';
import { leadItem } from '@/features/orders/domain/lead-item';
import { moveNote } from '@/features/orders/domain/move-request';
import { flightsOfOrder } from '@/features/orders/queries/flights-of-order';
import { ownOrder } from '@/features/orders/queries/own-order';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import { claimTry } from '@/server/auth/rate-limit';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { dayAt, toDay } from '@/shared/time/days';

/** Asks the shop to move an item to another day: nothing changes until staff do it. */
export async function requestMove(
  ctx: Ctx & { actor: Person },
  { uuid, item: which, activity_date: day, message }: RequestMoveInput,
): Promise<OrderView> {
  const { now, actor } = ctx;
  await claimTry(moveRequestsPerCustomer, actor.userId);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, { customerId: actor.userId });
    const item = which === undefined ? leadItem(order.items) : itemIn(order, which);
    if (!itemChoices(item, { status: order.status, refund: 0, now }).request_move)
      throw new AppError('state_not_allowed');
    if (day < dayAt(now)) throw fieldError('activity_date', 'invalid.past_day');
    if (day === toDay(item.activityDate)) throw fieldError('activity_date', 'invalid.same_day');
    const limit = (await flightsOfOrder(tx, order.id))?.limitOf(item.id);
    if (limit && isTooClose(day, limit)) throw flightRefusal('activity_date', limit);
    await addEvent(tx, {
      orderId: order.id,
      ...(order.items.length > 1 && { itemId: item.id }),
      at: now,
      kind: 'move_requested',
      by: 'customer',
      actorId: actor.userId,
      note: moveNote(day, message),
    });
    await flag(tx, order.id, 'move_requested');
    await notifyCustomerAndShop(tx, order.id, 'move_requested', {
      item: item.id,
      wanted: day,
      ...(message && { reason: message }),
    });
  });
  return ownOrder(ctx, uuid);
}
