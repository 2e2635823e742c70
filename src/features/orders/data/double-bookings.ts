import { statusesWithSeats } from '@/features/orders/domain/order-state';
import type { Part } from '@/features/outings/domain/parts';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import type { Day } from '@/shared/time/days';
import { overlapsDays } from './items';

type Row = {
  item: string;
  diver: string;
  order: string;
  bookingId: string;
  titles: unknown;
  first: Day;
  last: Day;
  parts: Part[];
  fullName: string;
  sealedDetails: string | null;
};
/** `except` leaves out one order; `customer` limits the search to that customer's orders. */
export type PeopleFilter = { except: string | null; customer: string | null };

/** The people out on these days with orders that hold seats, oldest order first. */
export const findPeopleOut = (db: Tx, from: Day, to: Day, { except, customer }: PeopleFilter) => db.$queryRaw<Row[]>`
  SELECT item.id AS item, diver.id AS diver, orders.id AS "order", booking_id AS "bookingId", item.snapshot -> 'titles' AS titles,
    item.activity_date::text AS first, item.last_day::text AS last, products.parts::text[] AS parts,
    full_name AS "fullName", diver.sealed_details AS "sealedDetails"
  FROM order_items AS item JOIN orders ON orders.id = item.order_id JOIN products ON products.id = item.product_id
    JOIN order_item_divers AS along ON along.item_id = item.id JOIN order_divers AS diver ON diver.id = along.diver_id
  WHERE ${overlapsDays(from, to)} AND item.state = 'booked' AND status = ANY(${statusesWithSeats}::"OrderStatus"[])
    AND ${except === null ? Prisma.sql`true` : Prisma.sql`orders.id <> ${except}::uuid`}
    AND ${customer === null ? Prisma.sql`true` : Prisma.sql`orders.customer_id = ${customer}::uuid`}
  ORDER BY orders.created_at, orders.id, item.position, diver.position`;
