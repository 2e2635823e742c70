import type pg from 'pg';
import { invariantsOfDays } from './invariants-of-days';
import { invariantsOfMoney } from './invariants-of-money';
import { invariantsOfTill } from './invariants-of-till';

/** Hold at any moment, even after crashes, lost replies and duplicates. */
const invariants: readonly { fact: string; query: string }[] = [
  {
    fact: 'The taken seats of a departure are the divers of booked items that hold seats on it',
    query: `
      SELECT departures.id, departures.taken,
        coalesce(sum(diver_count) FILTER (WHERE holds_seats AND state = 'booked'), 0) AS held
      FROM departures LEFT JOIN order_items ON order_items.departure_id = departures.id
      GROUP BY departures.id
      HAVING departures.taken <> coalesce(sum(diver_count) FILTER (WHERE holds_seats AND state = 'booked'), 0)`,
  },
  {
    fact: 'Every order has an item, and the amounts of its items add up to those of the order',
    query: `
      SELECT orders.booking_id, orders.total, sum(order_items.total) AS of_items
      FROM orders LEFT JOIN order_items ON order_items.order_id = orders.id
      GROUP BY orders.id
      HAVING sum(order_items.total) IS DISTINCT FROM orders.total
         OR sum(order_items.activity_fee) IS DISTINCT FROM orders.activity_fee
         OR sum(order_items.add_on_fee) IS DISTINCT FROM orders.add_on_fee
         OR sum(order_items.discount) IS DISTINCT FROM orders.discount
         OR sum(order_items.passed_on) IS DISTINCT FROM orders.passed_on`,
  },
  {
    fact: 'The fees that an item passes on are those agreed for its people',
    query: `
      SELECT item.id, item.passed_on, coalesce(sum((person ->> 'amount')::int), 0) AS of_people
      FROM order_items AS item
      LEFT JOIN LATERAL jsonb_array_elements(item.fees) AS fee ON fee ->> 'payment' = 'with_booking'
      LEFT JOIN LATERAL jsonb_array_elements(fee -> 'people') AS person ON true
      GROUP BY item.id HAVING item.passed_on <> coalesce(sum((person ->> 'amount')::int), 0)`,
  },
  {
    fact: 'The days of an order are those of its earliest booked item, or of the earliest among those cancelled last',
    query: `
      SELECT orders.booking_id, orders.activity_date, lead.activity_date AS of_item
      FROM orders JOIN (
        SELECT DISTINCT ON (order_id) * FROM order_items
        ORDER BY order_id, off_at DESC NULLS FIRST, activity_date, position
      ) AS lead ON lead.order_id = orders.id
      WHERE (orders.activity_date, orders.last_day) <> (lead.activity_date, lead.last_day)`,
  },
  {
    fact: 'An order is active exactly while one of its items is booked, and booked items hold seats',
    query: `
      SELECT orders.booking_id, orders.status, count(*) FILTER (WHERE state = 'booked') AS booked
      FROM orders JOIN order_items ON order_items.order_id = orders.id
      GROUP BY orders.id
      HAVING (orders.status IN ('pending_payment', 'paid', 'confirmed', 'completed')) <> bool_or(state = 'booked')
         OR bool_or(order_items.holds_seats <> (state = 'booked'))`,
  },
  {
    fact: 'An item retains no more than its order, and its people and add-ons belong to that order',
    query: `
      SELECT order_items.id FROM order_items JOIN orders ON orders.id = order_items.order_id
      WHERE orders.retained < order_items.retained
      UNION ALL
      SELECT order_items.id FROM order_items JOIN order_item_divers ON item_id = order_items.id
      JOIN order_divers ON order_divers.id = diver_id WHERE order_divers.order_id <> order_items.order_id
      UNION ALL
      SELECT order_add_ons.id FROM order_add_ons LEFT JOIN order_items ON order_items.id = item_id
      WHERE order_add_ons.order_id IS DISTINCT FROM order_items.order_id
      UNION ALL
      SELECT order_events.id FROM order_events JOIN order_items ON order_items.id = item_id
      WHERE order_events.order_id <> order_items.order_id`,
  },
  {
    fact: 'The price of an unpaid order is the total of its booked items',
    query: `
      SELECT orders.booking_id, orders.due_now, orders.remaining, sum(order_items.total) AS booked
      FROM orders JOIN order_items ON order_items.order_id = orders.id AND state = 'booked'
      WHERE orders.status = 'pending_payment'
      GROUP BY orders.id
      HAVING sum(order_items.total) <> orders.due_now + orders.remaining`,
  },
  {
    fact: 'An item is on a departure of its product',
    query: `
      SELECT order_items.id, order_items.product_id, departures.product_id AS departing
      FROM order_items JOIN departures ON departures.id = order_items.departure_id
      WHERE departures.product_id <> order_items.product_id`,
  },
  {
    fact: 'The people of an item fill its packages, and only a package of two can be half',
    query: `
      SELECT id, diver_count, package FROM (
        SELECT id, diver_count, (snapshot->>'diversPerPackage')::int AS package FROM order_items
      ) AS items
      WHERE diver_count % package <> 0 AND package <> 2`,
  },
  {
    fact: 'An order has the status in which its timeline ends, and each change starts from the previous status',
    query: `
      WITH steps AS (
        SELECT order_id, from_status, to_status,
          lag(to_status) OVER timeline AS before,
          row_number() OVER (PARTITION BY order_id ORDER BY at DESC, id DESC) AS from_last
        FROM order_events WHERE kind IN ('created', 'status')
        WINDOW timeline AS (PARTITION BY order_id ORDER BY at, id)
      )
      SELECT orders.booking_id, orders.status, steps.from_status, steps.to_status, steps.before
      FROM steps JOIN orders ON orders.id = steps.order_id
      WHERE steps.from_status IS DISTINCT FROM steps.before
         OR (steps.from_last = 1 AND steps.to_status <> orders.status)`,
  },
  ...invariantsOfDays,
  ...invariantsOfMoney,
  ...invariantsOfTill,
];

export type Broken = { fact: string; rows: Record<string, unknown>[] };

const MOST_SHOWN = 5;

/** Reads as the client's transaction sees them, each with some of the offending rows. */
export async function findBrokenWithin(client: pg.ClientBase): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { fact, query } of invariants) {
    const { rows } = await client.query(`SELECT * FROM (${query}) AS rows LIMIT ${MOST_SHOWN}`);
    if (rows.length > 0) broken.push({ fact, rows });
  }
  return broken;
}

/** Reads one snapshot of the database. */
export async function findBrokenInvariants(client: pg.ClientBase): Promise<Broken[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await findBrokenWithin(client);
  } finally {
    await client.query('ROLLBACK');
  }
}

export const numberOfInvariants = invariants.length;
