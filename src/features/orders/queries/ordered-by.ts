import { open } from '../../../server/crypto';
import type { Tx } from '../../../server/db';
import { toDay } from '../../../shared/days';
import { defaultLocale } from '../../../shared/locales';
import { fromStatus, ordersOfCustomer } from '../data';
import { diverView, titleOf } from './order-view';

/** What a person ordered, and for whom, as they may take it with them. */
export async function orderedBy(db: Tx, userId: string) {
  return (await ordersOfCustomer(db, userId)).map((order) => ({
    booking_id: order.bookingId,
    status: fromStatus(order.status),
    product: titleOf(order, defaultLocale),
    activity_date: toDay(order.activityDate),
    quantity: order.quantity,
    total: order.total,
    pickup_area: order.pickupArea,
    pickup_address: order.pickupAddress,
    inquiry: order.inquiry,
    ordered_at: order.createdAt.toISOString(),
    divers: order.divers.map(diverView),
    emergency_contact: order.emergency ? (JSON.parse(open(order.emergency)) as unknown) : null,
  }));
}
