import type pg from 'pg';
import { dayAt } from '../../../src/shared/time/days';
import { copyRows, type Run, runInTransaction } from './copying';
import { createCustomers } from './customers';
import { departures, itemsAndTheirParts, writeSnapshots } from './order-items';
import { closedCash, numberedCopies } from './order-papers';
import { freeBookingIds, roomFrom, settledOrders } from './originals';
import { type CopiedItem, type Copy, type Original, plannedCopies, WEEKS_BACK } from './planned-copies';

const ORDERS_A_CUSTOMER = 4;

const copied = (column: string) => `pg_temp.copied(copies.id::text, source.${column}::text)`;
const later = (column: string) => `source.${column} + copies.ordered`;

const ofOrder = (table: string) => `${table} AS source ON source.order_id = copies.original`;

const times = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, `source.${column} * copies.times`]));

const ordersAndTheirParts = [
  copyRows(
    'orders',
    `orders AS source ON source.id = copies.original
     CROSS JOIN LATERAL (
       SELECT date, date + (model.last_day - model.activity_date) AS last_day
       FROM copied_items JOIN order_items AS item ON item.id = copied_items.original
       JOIN order_items AS model ON model.id = copied_items.model
       WHERE copied_items.order_id = copies.id
       ORDER BY item.off_at DESC NULLS FIRST, date, copied_items.position LIMIT 1
     ) AS lead`,
    {
      id: 'copies.id',
      booking_id: 'copies.booking_id',
      customer_id: 'copies.customer',
      activity_date: 'lead.date',
      last_day: 'lead.last_day',
      ...times('activity_fee', 'add_on_fee', 'discount', 'total', 'due_now', 'remaining', 'retained'),
      created_at: later('created_at'),
      expires_at: later('expires_at'),
      updated_at: later('updated_at'),
    },
  ),
  copyRows('order_divers', ofOrder('order_divers'), { id: copied('id'), order_id: 'copies.id', phone_marks: "'{}'" }),
  `UPDATE order_divers SET full_name = users.first_name || ' ' || users.last_name, email = users.email
   FROM copies JOIN users ON users.id = copies.customer
   WHERE order_divers.order_id = copies.id AND order_divers.position = 0`,
  copyRows(
    'waivers',
    `order_divers ON order_divers.order_id = copies.original JOIN waivers AS source ON source.diver_id = order_divers.id`,
    {
      id: copied('id'),
      diver_id: copied('diver_id'),
      owner_id: 'copies.customer',
      // Without a mark, a waiver counts for its own diver.
      person_mark: 'NULL',
      signed_at: later('signed_at'),
      created_at: later('created_at'),
    },
  ),
  ...itemsAndTheirParts,
  copyRows('order_events', ofOrder('order_events'), {
    id: copied('id'),
    order_id: 'copies.id',
    item_id: `(SELECT copied_items.id FROM copied_items
      WHERE copied_items.order_id = copies.id AND copied_items.original = source.item_id
      ORDER BY position LIMIT 1)`,
    ...times('amount'),
    at: later('at'),
  }),
  copyRows(
    'sandbox_sessions',
    `payment_attempts ON payment_attempts.order_id = copies.original
     JOIN sandbox_sessions AS source ON source.reference = payment_attempts.reference`,
    {
      id: copied('id'),
      reference: copied('reference'),
      ...times('amount', 'paid_amount'),
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
    ...times('amount', 'wrong_amount'),
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
      ...times('amount'),
      created_at: later('created_at'),
    },
  ),
  copyRows('refunds', ofOrder('refunds'), {
    id: copied('id'),
    order_id: 'copies.id',
    attempt_id: copied('attempt_id'),
    gateway_id: copied('gateway_id'),
    ...times('amount'),
    created_at: later('created_at'),
    settled_at: later('settled_at'),
  }),
  ...numberedCopies('receipts', 'receipt_series'),
  copyRows('ledger_entries', ofOrder('ledger_entries'), {
    id: copied('id'),
    order_id: 'copies.id',
    attempt_id: copied('attempt_id'),
    refund_id: copied('refund_id'),
    reverses_id: copied('reverses_id'),
    settled_by_id: copied('settled_by_id'),
    receipt_id: copied('receipt_id'),
    received: `CASE WHEN source.received IS NOT NULL THEN source.received * copies.times END`,
    ...times('amount'),
    at: later('at'),
  }),
  ...numberedCopies('invoices', 'invoice_series', { credits_id: copied('credits_id') }),
];

async function writeCopies(client: pg.ClientBase, copies: Copy[], items: CopiedItem[]): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE copies (id uuid PRIMARY KEY, original uuid, booking_id text, customer uuid, ordered interval,
       times int) ON COMMIT DROP`,
  );
  await client.query(
    `INSERT INTO copies SELECT id, original, booking_id, customer, make_interval(days => ordered), times
     FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::int[], $6::int[])
       AS made (id, original, booking_id, customer, ordered, times)`,
    [
      copies.map(({ id }) => id),
      copies.map(({ original }) => original),
      copies.map(({ bookingId }) => bookingId),
      copies.map(({ customer }) => customer),
      copies.map(({ ordered }) => ordered),
      copies.map(({ times }) => times),
    ],
  );
  await client.query('ANALYZE copies');
  await client.query(
    `CREATE TEMP TABLE copied_items (id uuid PRIMARY KEY, order_id uuid, original uuid, model uuid, position int,
       date date, number bigint, departure_id uuid, minutes int, snapshot jsonb) ON COMMIT DROP`,
  );
  await client.query(
    `INSERT INTO copied_items SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::date[])
     WITH ORDINALITY`,
    [
      items.map(({ id }) => id),
      items.map(({ order }) => order),
      items.map(({ original }) => original),
      items.map(({ model }) => model),
      items.map(({ position }) => position),
      items.map(({ date }) => date),
    ],
  );
}

/** PostgreSQL checks references and runs triggers in the role `origin`, but not in `replica`. */
export type CheckingRole = 'origin' | 'replica';
type Portion = {
  from: Original[];
  count: number;
  customers: string[];
  checking: CheckingRole;
  earlier: number;
  weeksBack: number;
};

/** Returns how many orders it created. */
export async function writePortion(
  client: pg.ClientBase,
  run: Run,
  { from, count, checking, ...shop }: Portion,
  now: Date,
): Promise<number> {
  const today = dayAt(now);
  const [bookingIds, room] = [await freeBookingIds(client, count), await roomFrom(client, today)];
  const { copies, items } = plannedCopies(from, { ...shop, bookingIds, today, room });
  await run(['DROP TABLE IF EXISTS copies, copied_items, filled_days, numbered_receipts, numbered_invoices']);
  await writeCopies(client, copies, items);
  await run(departures);
  await writeSnapshots(client);
  const checkedBy = (role: CheckingRole) => `SET LOCAL session_replication_role = ${role}`;
  const isSpared = checking === 'replica';
  await run([
    ...(isSpared ? [checkedBy('replica')] : []),
    ...ordersAndTheirParts,
    ...(isSpared ? [checkedBy('origin')] : []),
  ]);
  return copies.length;
}

/**
 * Fills the demo's shop with years of orders: copies of each order on other days for other people, some with further
 * items. Seats and money still add up.
 */
export async function fillOrders(client: pg.ClientBase, count: number, now: Date): Promise<number> {
  const from = await settledOrders(client);
  if (from.length === 0) return 0;
  const customers = await createCustomers(client, Math.ceil(count / ORDERS_A_CUSTOMER), now);
  const portion = { from, count, customers, checking: 'origin' as const, earlier: 0, weeksBack: WEEKS_BACK };
  return runInTransaction(client, async (run) => {
    const made = await writePortion(client, run, portion, now);
    await run([closedCash, 'ANALYZE']);
    return made;
  });
}
