import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { newBookingId } from '../../../src/features/orders/domain/booking-id';
import type { Day } from '../../../src/shared/time/days';
import { type Original, type Room, roomKey } from './planned-copies';

/** Settled orders only, because an open payment cannot be copied. */
export async function settledOrders(client: pg.ClientBase): Promise<Original[]> {
  const { rows } = await client.query<Original>(
    `SELECT orders.id, orders.activity_date::text AS day, json_agg(json_build_object('id', order_items.id,
         'product', order_items.product_id, 'date', order_items.activity_date,
         'nights', order_items.last_day - order_items.activity_date, 'divers', order_items.diver_count, 'people', order_items.diver_count + companions,
         'perPackage', (snapshot ->> 'diversPerPackage')::int, 'holds', order_items.holds_seats, 'weekdays', weekdays,
         'seats', seats_per_day) ORDER BY position) AS items
     FROM orders JOIN users ON users.id = orders.customer_id JOIN order_items ON order_id = orders.id
     JOIN products ON products.id = order_items.product_id
     WHERE orders.status <> 'pending_payment' AND users.email NOT LIKE 'filled-%'
     GROUP BY orders.id ORDER BY orders.id`,
  );
  return rows;
}

export async function roomFrom(client: pg.ClientBase, today: Day): Promise<Room> {
  const { rows } = await client.query<{ product: string; date: Day; seats: number }>(
    `SELECT product_id AS product, date::text, sum(CASE WHEN closed THEN 0 ELSE capacity - greatest(taken, (
         SELECT max(people) FROM departure_days WHERE departure_id = departures.id
       )) END)::int AS seats
     FROM departures WHERE date >= $1 GROUP BY 1, 2`,
    [today],
  );
  return new Map(rows.map(({ product, date, seats }) => [roomKey(product, date), seats]));
}

export async function freeBookingIds(client: pg.ClientBase, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const drawn = Array.from({ length: count - free.size }, () => newBookingId(randomInt));
    const { rows } = await client.query<{ id: string }>(
      'SELECT booking_id AS id FROM orders WHERE booking_id = ANY($1)',
      [drawn],
    );
    const taken = new Set(rows.map(({ id }) => id));
    for (const id of drawn) if (!taken.has(id)) free.add(id);
  }
  return [...free];
}
