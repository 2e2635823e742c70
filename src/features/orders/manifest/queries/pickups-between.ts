import { openOrder } from '@/features/orders/data/sealed';
import { pickupsOnItems } from '@/features/orders/manifest/data';
import type { Tx } from '@/server/database/db';
import { type Day, toDay } from '@/shared/time/days';

/** Returns the orders that are picked up on any of these days, once for each item. */
export async function pickupsBetween(db: Tx, from: Day, to: Day) {
  const items = await pickupsOnItems(db, from, to);
  return items.map(({ orderId, departureId, activityDate, lastDay, order }) => ({
    order: orderId,
    departure: departureId,
    first: toDay(activityDate),
    last: toDay(lastDay),
    pickup_area: order.pickupArea,
    hotel: openOrder(order).pickup_address,
  }));
}
