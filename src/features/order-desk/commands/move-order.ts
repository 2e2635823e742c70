import { departureTime } from '@/features/availability/queries/departure-times';
import { clashOn, stayOfRow } from '@/features/booking/domain/clashes';
import { flightRefusal } from '@/features/booking/flight/domain/flight-faults';
import { isTooClose } from '@/features/booking/flight/domain/flight-guard';
import { partsOfProducts } from '@/features/catalogue/products/queries/parts-of-products';
import { mayMove } from '@/features/order-desk/policy';
import type { MoveInput } from '@/features/order-desk/schema';
import { clearMoveFlag } from '@/features/orders/commands/clear-move-flag';
import { flagFlights } from '@/features/orders/commands/flag-flights';
import { flagMisfits } from '@/features/orders/commands/flag-misfits';
import { itemIn } from '@/features/orders/commands/item-in';
import { lockToDecide } from '@/features/orders/commands/lock-to-decide';
import { moveItem } from '@/features/orders/commands/move-item';
import { notifyOfDecision } from '@/features/orders/commands/notify-of-decision';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { addEvent } from '@/features/orders/data/orders';
import { leadItem } from '@/features/orders/domain/lead-item';
import { refusalIn } from '@/features/orders/domain/order-state';
import { isBooked } from '@/features/orders/domain/shares';
import { flightsOfOrder } from '@/features/orders/queries/flights-of-order';
import { titleOf } from '@/features/orders/queries/order-view';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import { defaultLocale } from '@/shared/locale/locales';
import { toDay } from '@/shared/time/days';

/** Moves one item of an order, by default the earliest booked one. */
export async function moveOrderIn(tx: Tx, ctx: Staff, input: MoveInput): Promise<void> {
  const { uuid, item: which, date, activity_time: time, flight_override } = input;
  const order = await lockToDecide(tx, uuid);
  const item = which === undefined ? leadItem(order.items) : itemIn(order, which);
  if (!mayMove(order.status)) throw new AppError(refusalIn(order.status));
  if (!isBooked(item)) throw new AppError('state_not_allowed');
  const before = toDay(item.activityDate);
  const departed = await departureTime(tx, item.departureId);
  if (before === date && time === undefined) throw fieldError('date', 'invalid.same_day');
  if (before === date && time === departed.time) throw fieldError('activity_time', 'invalid.same_departure');
  const partsOf = await partsOfProducts(
    tx,
    order.items.map(({ productId }) => productId),
  );
  const toStay = stayOfRow(partsOf);
  if (clashOn(toStay(item), date, order.items.map(toStay))) throw fieldError('date', 'invalid.two_items_a_day');
  const departs = await departureTime(tx, await moveItem(tx, item, { date, time, now: ctx.now }));
  const limit = (await flightsOfOrder(tx, order.id))?.limitOf(item.id) ?? null;
  const isTooSoon = isTooClose(date, limit);
  if (limit && isTooSoon && !flight_override) throw flightRefusal('date', limit);
  const isTimed = departed.isChoice || departs.isChoice;
  const [was, is] = isTimed ? [`${before} ${departed.time}`, `${date} ${departs.time}`] : [before, date];
  await addEvent(tx, {
    orderId: order.id,
    ...(order.items.length > 1 && { itemId: item.id }),
    at: ctx.now,
    kind: 'moved',
    by: 'admin',
    actorId: ctx.actor.userId,
    note: `${was} → ${is}`,
  });
  await clearMoveFlag(tx, order);
  await flagMisfits(tx, order.id);
  await flagFlights(tx, order.id);
  await recordOrderChange(
    tx,
    ctx,
    order,
    { activity_date: was },
    {
      activity_date: is,
      ...(order.items.length > 1 && { item: titleOf(item, defaultLocale) }),
      ...(isTooSoon && { flight_override }),
    },
  );
  await notifyOfDecision(tx, order.id, 'order_moved', {
    item: item.id,
    dateBefore: before,
    ...(isTimed && { timeBefore: departed.time }),
  });
}

export const moveOrder = (ctx: Staff, input: MoveInput): Promise<void> =>
  ctx.db.$transaction((tx) => moveOrderIn(tx, ctx, input));
