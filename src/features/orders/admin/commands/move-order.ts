import { departureTime } from '@/features/availability/queries/departure-times';
import { staffChoices } from '@/features/orders/admin/policy';
import type { MoveInput } from '@/features/orders/admin/schema';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { addEvent } from '@/features/orders/data';
import { moveItem } from '@/features/orders/items/commands/move-item';
import { clashesOn } from '@/features/orders/items/domain/clashes';
import { earliestOf } from '@/features/orders/items/domain/earliest';
import { AppError, fieldError } from '@/shared/errors/errors';
import { toDay } from '@/shared/time/days';
import { lockToDecide } from './lock-to-decide';
import { recordOrderChange, type Staff } from './record-order-change';

/** Moves the earliest booked item of an order. */
export const moveOrder = (ctx: Staff, { uuid, date, activity_time: time }: MoveInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    const item = earliestOf(order.items);
    if (!item || !staffChoices(order.status, 0, 0).move) throw new AppError('order_state');
    const before = toDay(item.activityDate);
    const departed = await departureTime(tx, item.departureId);
    if (before === date && time === undefined) throw fieldError('date', 'invalid.same_day');
    if (before === date && time === departed.time) throw fieldError('activity_time', 'invalid.same_departure');
    if (clashesOn(item, date, order.items)) throw fieldError('date', 'invalid.two_items_a_day');
    const departs = await departureTime(tx, await moveItem(tx, item, { date, time, now: ctx.now }));
    const isTimed = departed.isChoice || departs.isChoice;
    const [was, is] = isTimed ? [`${before} ${departed.time}`, `${date} ${departs.time}`] : [before, date];
    await addEvent(tx, {
      orderId: order.id,
      at: ctx.now,
      kind: 'moved',
      by: 'admin',
      actorId: ctx.actor.userId,
      note: `${was} → ${is}`,
    });
    await recordOrderChange(tx, ctx, order, { activity_date: was }, { activity_date: is });
    await notifyCustomerAndShop(tx, order.id, 'order_moved', {
      moved: item.id,
      dateBefore: before,
      ...(isTimed && { timeBefore: departed.time }),
    });
  });
