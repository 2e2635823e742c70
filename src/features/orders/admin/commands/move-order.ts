import { staffChoices } from '@/features/orders/admin/policy';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { addEvent } from '@/features/orders/data';
import { moveItem } from '@/features/orders/items/commands/move-item';
import { clashesOn } from '@/features/orders/items/domain/clashes';
import { earliestOf } from '@/features/orders/items/domain/earliest';
import { AppError, fieldError } from '@/shared/errors/errors';
import { type Day, toDay } from '@/shared/time/days';
import { lockToDecide } from './lock-to-decide';
import { recordOrderChange, type Staff } from './record-order-change';

/** Moves the earliest booked item of an order. */
export const moveOrder = (ctx: Staff, uuid: string, date: Day): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    const item = earliestOf(order.items);
    if (!item || !staffChoices(order.status, 0, 0).move) throw new AppError('order_state');
    const before = toDay(item.activityDate);
    if (before === date) throw fieldError('date', 'invalid.same_day');
    if (clashesOn(item, date, order.items)) throw fieldError('date', 'invalid.two_items_a_day');
    await moveItem(tx, item, { date, now: ctx.now });
    await addEvent(tx, {
      orderId: order.id,
      at: ctx.now,
      kind: 'moved',
      by: 'admin',
      actorId: ctx.actor.userId,
      note: `${before} → ${date}`,
    });
    await recordOrderChange(tx, ctx, order, { activity_date: before }, { activity_date: date });
    await notifyCustomerAndShop(tx, order.id, 'order_moved', { dateBefore: before });
  });
