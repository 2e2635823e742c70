import type { Tx } from '../../../server/db';
import { type Day, toDate, toDay } from '../../../shared/days';
import type { Locale } from '../../../shared/locales';
import { textsIn } from '../../../shared/localised';
import { productTexts } from '../../catalogue/schema';
import { fromStatus, type OrderRow, toStatus, whole } from '../data';
import { comesAlong } from '../domain/order-state';
import type { CountedOrders } from './domain/departures';

/** Everything of the orders that take place on a day, in the order of the morning. */
export const ordersOfDay = (db: Tx, day: Day): Promise<OrderRow[]> =>
  db.order.findMany({
    where: { activityDate: toDate(day), status: { in: comesAlong.map(toStatus) } },
    include: whole,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });

/** Paid for or still to be paid: they have their places. */
const withPlaces = [...comesAlong, 'pending_payment' as const].map(toStatus);

/** How many orders and divers there are on each day, by where they go, where they are fetched, and their status. */
export async function countedOrders(db: Tx, from: Day, to: Day): Promise<CountedOrders[]> {
  const groups = await db.order.groupBy({
    by: ['activityDate', 'departureId', 'pickupArea', 'status'],
    where: { activityDate: { gte: toDate(from), lte: toDate(to) }, status: { in: withPlaces } },
    _count: true,
    _sum: { diverCount: true },
  });
  return groups.map(({ activityDate, departureId, pickupArea, status, _count, _sum }) => ({
    date: toDay(activityDate),
    departureId,
    area: pickupArea,
    status: fromStatus(status),
    orders: _count,
    divers: _sum.diverCount ?? 0,
  }));
}

/** What is known of departures, by the names of where they go. */
export async function departuresBy(db: Tx, ids: string[], locale: Locale) {
  const rows = await db.departure.findMany({
    where: { id: { in: ids } },
    include: { product: { select: { slug: true, texts: true } } },
  });
  const departures = rows.map(({ id, date, capacity, taken, closed, product: { slug, texts } }) => ({
    id,
    date: toDay(date),
    capacity,
    taken,
    closed,
    product: { slug, title: textsIn(productTexts.parse(texts), locale).title },
  }));
  return departures.sort((one, other) => one.product.title.localeCompare(other.product.title, locale));
}
