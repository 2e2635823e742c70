import { moveSeats } from '@/features/availability/commands/move-seats';
import { staffChoices } from '@/features/orders/admin/policy';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { addEvent, changeDay } from '@/features/orders/data';
import { AppError, fieldError } from '@/shared/errors/errors';
import { type Day, toDay } from '@/shared/time/days';
import { lockToDecide } from './lock-to-decide';
import { recordOrderChange, type Staff } from './record-order-change';

/** Claims seats on the new day before it releases the old ones. */
export const moveOrder = (ctx: Staff, uuid: string, date: Day): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    const before = toDay(order.activityDate);
    if (!staffChoices(order.status, 0, 0).move) throw new AppError('order_state');
    if (before === date) throw fieldError('date', 'invalid.same_day');
    const { productId, departureId: from, diverCount: divers } = order;
    const { departureId } = await moveSeats(tx, { productId, from, date, divers, now: ctx.now, byStaff: true });
    await changeDay(tx, order.id, departureId, date);
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
