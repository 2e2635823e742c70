import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newBookingId } from '../../../src/features/orders/domain/booking-id';
import { type Day, dayAt } from '../../../src/shared/time/days';
import { copyRows, firstNames, lastNames, writeTogether } from './copying';

const ORDERS_A_CUSTOMER = 4;
const WEEKS_BACK = 104;
const WEEKS_AHEAD = 40;
const DAYS_SINCE_ORDERED = 45;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

type Original = { id: string; day: Day };
type Copy = { id: string; original: string; bookingId: string; customer: string; days: number; ordered: number };

/** Customers with an address and no password, enough to keep the orders per person plausible. */
async function customersFor(client: pg.ClientBase, orders: number, now: Date): Promise<string[]> {
  const people = Array.from({ length: Math.ceil(orders / ORDERS_A_CUSTOMER) }, (_, index) => ({
    id: randomUUID(),
    email: `filled-${index + 1}@example.test`,
    first: at(firstNames, index),
    last: at(lastNames, Math.floor(index / firstNames.length)),
  }));
  await client.query(
    `INSERT INTO users (id, email, first_name, last_name, email_verified_at, updated_at)
     SELECT *, $5::timestamptz, $5::timestamptz FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[])
     ON CONFLICT (email) DO NOTHING`,
    [
      people.map(({ id }) => id),
      people.map(({ email }) => email),
      people.map(({ first }) => first),
      people.map(({ last }) => last),
      now,
    ],
  );
  const { rows } = await client.query<{ id: string }>('SELECT id FROM users WHERE email = ANY($1)', [
    people.map(({ email }) => email),
  ]);
  return rows.map(({ id }) => id);
}

/** Settled orders only: an open payment cannot be copied. */
export async function settledOrders(client: pg.ClientBase): Promise<Original[]> {
  const { rows } = await client.query<Original>(
    `SELECT orders.id, orders.activity_date::text AS day FROM orders JOIN users ON users.id = orders.customer_id
     WHERE orders.status <> 'pending_payment' AND users.email NOT LIKE 'filled-%' ORDER BY orders.id`,
  );
  return rows;
}

async function freeBookingIds(client: pg.ClientBase, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('SELECT booking_id AS id FROM orders');
  const taken = new Set(rows.map(({ id }) => id));
  const free = new Set<string>();
  while (free.size < count) {
    const drawn = newBookingId(randomInt);
    if (!taken.has(drawn)) free.add(drawn);
  }
  return [...free];
}

/** Past days move some weeks back, future ones some weeks on; the weekday stays as planned. */
function copiesOf(from: Original[], customers: string[], bookingIds: string[], today: Day): Copy[] {
  return bookingIds.map((bookingId, index) => {
    const { id, day } = at(from, index);
    const round = 1 + Math.floor(index / from.length);
    const days = day < today ? -7 * (round % WEEKS_BACK) : 7 * (round % WEEKS_AHEAD);
    const ordered = days < 0 ? days : -(round % DAYS_SINCE_ORDERED);
    return { id: randomUUID(), original: id, bookingId, customer: at(customers, index * 7), days, ordered };
  });
}

const copied = (column: string) => `pg_temp.copied(copies.id::text, source.${column}::text)`;
const later = (column: string) => `source.${column} + copies.ordered`;

const ofOrder = (table: string) => `${table} AS source ON source.order_id = copies.original`;

const statements = [
  `CREATE TEMP TABLE days ON COMMIT DROP AS
   SELECT product_id, activity_date + copies.days AS date, sum(diver_count) FILTER (WHERE holds_seats) AS divers
   FROM copies JOIN order_items ON order_id = copies.original GROUP BY 1, 2`,
  `INSERT INTO departures (id, product_id, date, capacity, updated_at)
   SELECT gen_random_uuid(), days.product_id, days.date, products.seats_per_day, now()
   FROM days JOIN products ON products.id = days.product_id
   WHERE NOT EXISTS (
     SELECT FROM departures WHERE departures.product_id = days.product_id AND departures.date = days.date
   )`,
  `CREATE TEMP TABLE first_departures ON COMMIT DROP AS
   SELECT DISTINCT ON (product_id, date) id, product_id, date FROM departures WHERE NOT removed
   ORDER BY product_id, date, time`,
  `UPDATE departures SET taken = taken + days.divers, capacity = greatest(capacity, taken + days.divers),
     adjusted = adjusted OR taken + days.divers > capacity
   FROM days JOIN first_departures AS first ON first.product_id = days.product_id AND first.date = days.date
   WHERE days.divers > 0 AND departures.id = first.id`,
  copyRows(
    'orders',
    `orders AS source ON source.id = copies.original
     JOIN first_departures AS departures ON departures.product_id = source.product_id
       AND departures.date = source.activity_date + copies.days`,
    {
      id: 'copies.id',
      booking_id: 'copies.booking_id',
      customer_id: 'copies.customer',
      departure_id: 'departures.id',
      activity_date: 'departures.date',
      created_at: later('created_at'),
      expires_at: later('expires_at'),
      updated_at: later('updated_at'),
    },
  ),
  copyRows(
    'order_items',
    `order_items AS source ON source.order_id = copies.original
     JOIN first_departures AS departures ON departures.product_id = source.product_id
       AND departures.date = source.activity_date + copies.days`,
    {
      id: copied('id'),
      order_id: 'copies.id',
      departure_id: 'departures.id',
      activity_date: 'departures.date',
      off_at: later('off_at'),
    },
  ),
  copyRows('order_divers', ofOrder('order_divers'), { id: copied('id'), order_id: 'copies.id' }),
  copyRows(
    'order_item_divers',
    `order_items ON order_items.order_id = copies.original JOIN order_item_divers AS source ON item_id = order_items.id`,
    { item_id: copied('item_id'), diver_id: copied('diver_id') },
  ),
  `UPDATE order_divers SET full_name = users.first_name || ' ' || users.last_name, email = users.email
   FROM copies JOIN users ON users.id = copies.customer
   WHERE order_divers.order_id = copies.id AND order_divers.position = 0`,
  copyRows('order_add_ons', ofOrder('order_add_ons'), {
    id: copied('id'),
    order_id: 'copies.id',
    item_id: copied('item_id'),
  }),
  copyRows('order_events', ofOrder('order_events'), {
    id: copied('id'),
    order_id: 'copies.id',
    item_id: copied('item_id'),
    at: later('at'),
  }),
  copyRows(
    'sandbox_sessions',
    `payment_attempts ON payment_attempts.order_id = copies.original
     JOIN sandbox_sessions AS source ON source.reference = payment_attempts.reference`,
    {
      id: copied('id'),
      reference: copied('reference'),
      description: 'copies.booking_id',
      created_at: later('created_at'),
      expires_at: later('expires_at'),
      paid_at: later('paid_at'),
    },
  ),
  copyRows('payment_attempts', ofOrder('payment_attempts'), {
    id: copied('id'),
    order_id: 'copies.id',
    reference: copied('reference'),
    session_id: copied('session_id'),
    created_at: later('created_at'),
    expires_at: later('expires_at'),
    polled_at: later('polled_at'),
    settled_at: later('settled_at'),
  }),
  copyRows(
    'sandbox_refunds',
    `refunds ON refunds.order_id = copies.original JOIN sandbox_refunds AS source ON source.id = refunds.gateway_id`,
    {
      id: copied('id'),
      session_id: copied('session_id'),
      reference: copied('reference'),
      created_at: later('created_at'),
    },
  ),
  copyRows('refunds', ofOrder('refunds'), {
    id: copied('id'),
    order_id: 'copies.id',
    attempt_id: copied('attempt_id'),
    gateway_id: copied('gateway_id'),
    created_at: later('created_at'),
    settled_at: later('settled_at'),
  }),
  copyRows('ledger_entries', ofOrder('ledger_entries'), {
    id: copied('id'),
    order_id: 'copies.id',
    attempt_id: copied('attempt_id'),
    refund_id: copied('refund_id'),
    at: later('at'),
  }),
  'ANALYZE',
];

/**
 * Fills the demo's shop with years of orders: each of its orders again, on other days, for other people. Seats and
 * money add up as before. For viewing long lists.
 */
export async function fillOrders(client: pg.ClientBase, count: number, now: Date): Promise<number> {
  const from = await settledOrders(client);
  if (from.length === 0) return 0;
  return writeTogether(client, async (run) => {
    const customers = await customersFor(client, count, now);
    const copies = copiesOf(from, customers, await freeBookingIds(client, count), dayAt(now));
    await client.query(
      `CREATE TEMP TABLE copies (id uuid PRIMARY KEY, original uuid, booking_id text, customer uuid, days int,
         ordered interval) ON COMMIT DROP`,
    );
    await client.query(
      `INSERT INTO copies SELECT id, original, booking_id, customer, days, make_interval(days => ordered)
       FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::int[], $6::int[])
         AS made (id, original, booking_id, customer, days, ordered)`,
      [
        copies.map(({ id }) => id),
        copies.map(({ original }) => original),
        copies.map(({ bookingId }) => bookingId),
        copies.map(({ customer }) => customer),
        copies.map(({ days }) => days),
        copies.map(({ ordered }) => ordered),
      ],
    );
    await run(statements);
    return copies.length;
  });
}
