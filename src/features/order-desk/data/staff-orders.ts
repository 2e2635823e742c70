import { departureTimes } from '@/features/availability/queries/departure-times';
import { productTexts } from '@/features/catalogue/schema';
import type { CountedOrders } from '@/features/order-desk/domain/departures';
import { overlapsDays } from '@/features/orders/data/items';
import { type OrderRow, orderInclude } from '@/features/orders/data/orders';
import { comesAlong, statusesWithSeats } from '@/features/orders/domain/order-state';
import { orderSnapshot } from '@/features/orders/schema';
import type { Tx } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';
import { type Day, toDate, toDay } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';

/** Every order with an item out on a day, in pickup order. */
export async function ordersOfDay(db: Tx, day: Day): Promise<OrderRow[]> {
  const out = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT order_id AS id FROM order_items AS item WHERE ${overlapsDays(day, day)} AND state = 'booked'`;
  return db.order.findMany({
    where: { id: { in: out.map(({ id }) => id) }, status: { in: [...comesAlong] } },
    include: orderInclude,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** Every unpaid order with an item out on a day, the first hold to end first. */
export const heldOnDay = (db: Tx, day: Day) =>
  db.orderItem.findMany({
    where: {
      state: 'booked',
      activityDate: { lte: toDate(day) },
      lastDay: { gte: toDate(day) },
      order: { status: 'pending_payment' },
    },
    select: {
      departureId: true,
      diverCount: true,
      companions: true,
      order: {
        select: {
          id: true,
          bookingId: true,
          expiresAt: true,
          customer: { select: { firstName: true, lastName: true, erasedAt: true } },
        },
      },
    },
    orderBy: [{ order: { expiresAt: 'asc' } }, { id: 'asc' }],
  });

const pickupTerms = orderSnapshot.pick({ pickup: true, transfers: true });
type Group = {
  first: Date;
  last: Date;
  departureId: string;
  area: string | null;
  status: (typeof statusesWithSeats)[number];
  fetching: unknown;
  orders: number;
  divers: number;
  companions: number;
};

/** Counts the orders and divers of booked items between two days, by departure, pickup and status. */
export async function countedOrders(db: Tx, from: Day, to: Day): Promise<CountedOrders[]> {
  const groups = await db.$queryRaw<Group[]>`
    SELECT item.activity_date AS first, item.last_day AS last, item.departure_id AS "departureId", pickup_area AS area,
      status,
      jsonb_build_object('pickup', item.snapshot -> 'pickup', 'transfers', item.snapshot -> 'transfers') AS fetching,
      count(DISTINCT orders.id)::int AS orders, sum(item.diver_count)::int AS divers,
      sum(item.companions)::int AS companions
    FROM order_items AS item JOIN orders ON orders.id = item.order_id
    WHERE ${overlapsDays(from, to)} AND item.state = 'booked'
      AND status = ANY(${statusesWithSeats}::"OrderStatus"[])
    GROUP BY 1, 2, 3, 4, 5, 6`;
  return groups.map(({ first, last, area, status, fetching, ...counted }) => ({
    ...counted,
    first: toDay(first),
    last: toDay(last),
    status,
    pickup: pickupOf(pickupTerms.parse(fetching), area),
  }));
}

export async function departuresBy(db: Tx, ids: string[], locale: Locale) {
  const rows = await db.departure.findMany({
    where: { id: { in: ids } },
    include: { product: { select: { slug: true, texts: true } } },
  });
  const times = await departureTimes(db, ids);
  const departures = rows.map(({ id, date, time, capacity, taken, closed, product: { slug, texts } }) => ({
    id,
    first: toDay(date),
    time,
    several: times(id).isChoice,
    capacity,
    taken,
    closed,
    product: { slug, title: textsIn(productTexts.parse(texts), locale).title },
  }));
  return departures.sort(
    (one, other) =>
      one.product.title.localeCompare(other.product.title, locale) ||
      one.first.localeCompare(other.first) ||
      one.time.localeCompare(other.time),
  );
}

/** The current slugs of products by id. */
export async function slugsOf(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const products = await db.product.findMany({ where: { id: { in: ids } }, select: { id: true, slug: true } });
  return new Map(products.map(({ id, slug }) => [id, slug]));
}

/** Includes products that are no longer on offer. */
export const productsWithOrders = (db: Tx) =>
  db.product.findMany({ where: { orderItems: { some: {} } }, select: { slug: true, texts: true } });
