import { moveSeats } from '@/features/availability/commands/move-seats';
import { departureTime } from '@/features/availability/queries/departure-times';
import { staffChoices } from '@/features/orders/admin/policy';
import type { MoveInput } from '@/features/orders/admin/schema';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { addEvent, changeDeparture } from '@/features/orders/data';
import { delayedSnapshot } from '@/features/orders/domain/snapshot';
import { orderSnapshot } from '@/features/orders/schema';
import { AppError, fieldError } from '@/shared/errors/errors';
import { toDay } from '@/shared/time/days';
import { lockToDecide } from './lock-to-decide';
import { recordOrderChange, type Staff } from './record-order-change';

/** Claims seats on the new departure before it releases the old ones. */
export const moveOrder = (ctx: Staff, { uuid, date, activity_time: time }: MoveInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    const { productId, departureId: from, diverCount: divers } = order;
    const before = toDay(order.activityDate);
    const departed = await departureTime(tx, from);
    if (!staffChoices(order.status, 0, 0).move) throw new AppError('order_state');
    if (before === date && time === undefined) throw fieldError('date', 'invalid.same_day');
    if (before === date && time === departed.time) throw fieldError('activity_time', 'invalid.same_departure');
    const moved = await moveSeats(tx, { productId, from, date, time, divers, now: ctx.now, byStaff: true });
    const { departureId } = moved;
    const snapshot = delayedSnapshot(orderSnapshot.parse(order.snapshot), moved.delay);
    await changeDeparture(tx, order.id, { departureId, date, snapshot });
    const departs = await departureTime(tx, departureId);
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
      dateBefore: before,
      ...(isTimed && { timeBefore: departed.time }),
    });
  });
