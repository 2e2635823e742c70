import type pg from 'pg';
import { delayedSnapshot } from '../../../src/features/orders/domain/snapshot';
import type { OrderSnapshot } from '../../../src/features/orders/schema';
import { copyRows, type Statement } from './copying';

const daysOfItems = `
  SELECT DISTINCT day::date AS date
  FROM copied_items JOIN order_items ON order_items.id = model JOIN products ON products.id = order_items.product_id,
    generate_series(copied_items.date, copied_items.date + (last_day - activity_date), interval '1 day') AS day
  WHERE takes_day(products, day::date - copied_items.date)`;

/** One day in `DAYS_WITH_SECOND` has second departures. */
const DAYS_WITH_SECOND = 6;
const MINUTES_LATER = 150;

/** Departures of the copied items; some days have two, with half of the guests each. */
export const departures: Statement[] = [
  'CREATE INDEX ON copied_items (order_id)',
  'ANALYZE copied_items',
  // Locked first, because every sale locks these days.
  `SELECT lock_days(ARRAY(${daysOfItems}))`,
  // Recounted once all days are filled; see fitted-days.ts.
  `DELETE FROM day_limits WHERE date IN (${daysOfItems})`,
  `CREATE TEMP TABLE filled_days ON COMMIT DROP AS
   SELECT product_id, date, count(*) AS items
   FROM copied_items JOIN order_items ON order_items.id = copied_items.model GROUP BY 1, 2`,
  `INSERT INTO departures (id, product_id, date, capacity, updated_at)
   SELECT gen_random_uuid(), product_id, date, seats_per_day, now()
   FROM filled_days JOIN products ON products.id = product_id
   WHERE NOT EXISTS (
     SELECT FROM departures
     WHERE departures.product_id = filled_days.product_id AND departures.date = filled_days.date AND NOT removed
   ) ON CONFLICT (product_id, date, time) DO UPDATE SET removed = false, closed = false`,
  `INSERT INTO departures (id, product_id, date, time, capacity, updated_at)
   SELECT gen_random_uuid(), product_id, date, to_char(departure_time::time + interval '${MINUTES_LATER} minutes', 'HH24:MI'),
     seats_per_day, now()
   FROM filled_days JOIN products ON products.id = product_id
   WHERE items > 1 AND (date - DATE '2000-01-01') % ${DAYS_WITH_SECOND} = 0 ON CONFLICT DO NOTHING`,
  `WITH going AS (
     SELECT departures.id, product_id, date, row_number() OVER times - 1 AS place,
       count(*) OVER (PARTITION BY product_id, date) AS many,
       extract(epoch FROM time::time - departure_time::time) / 60 AS minutes
     FROM departures JOIN filled_days USING (product_id, date) JOIN products ON products.id = product_id
     WHERE NOT removed
     WINDOW times AS (PARTITION BY product_id, date ORDER BY time)
   )
   UPDATE copied_items SET departure_id = going.id, minutes = going.minutes FROM order_items, going
   WHERE order_items.id = copied_items.model AND going.product_id = order_items.product_id
     AND going.date = copied_items.date AND going.place = copied_items.number % going.many`,
  `UPDATE departures SET taken = taken + held.divers, capacity = greatest(capacity, taken + held.divers),
     adjusted = adjusted OR taken + held.divers > capacity
   FROM (
     SELECT copied_items.departure_id, sum(diver_count) AS divers
     FROM copied_items JOIN order_items ON order_items.id = copied_items.original WHERE holds_seats GROUP BY 1
   ) AS held
   WHERE departures.id = held.departure_id`,
];

/** Moves the pickup of copies that depart later. */
export async function writeSnapshots(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ item: string; minutes: number; snapshot: OrderSnapshot }>(
    `SELECT DISTINCT model AS item, minutes, order_items.snapshot
     FROM copied_items JOIN order_items ON order_items.id = model`,
  );
  await client.query(
    `UPDATE copied_items SET snapshot = made.snapshot
     FROM unnest($1::uuid[], $2::int[], $3::jsonb[]) AS made (item, minutes, snapshot)
     WHERE made.item = model AND made.minutes = copied_items.minutes`,
    [
      rows.map(({ item }) => item),
      rows.map(({ minutes }) => minutes),
      rows.map(({ minutes, snapshot }) => JSON.stringify(delayedSnapshot(snapshot, minutes))),
    ],
  );
}

const ofItem = (table: string) =>
  `copied_items ON copied_items.order_id = copies.id JOIN ${table} AS source ON source.item_id = copied_items.original`;

/**
 * Counts the people of each day once instead of after every item: 2 s instead of 27 s for 10,000 orders. Disabling the
 * trigger is safe: the transaction keeps other writers out, and a rollback enables it again.
 */
const countOnce = (inserted: Statement): Statement[] => [
  'ALTER TABLE order_items DISABLE TRIGGER order_items_days_made',
  inserted,
  'ALTER TABLE order_items ENABLE TRIGGER order_items_days_made',
  'ANALYZE order_items',
  'SELECT count_departures(ARRAY(SELECT DISTINCT departure_id FROM copied_items))',
  `UPDATE days SET version = version + 1 WHERE date IN (${daysOfItems})`,
];

export const itemsAndTheirParts: Statement[] = [
  ...countOnce(
    copyRows(
      'order_items',
      `copied_items ON copied_items.order_id = copies.id
     JOIN order_items AS source ON source.id = copied_items.original
     JOIN order_items AS model ON model.id = copied_items.model`,
      {
        id: 'copied_items.id',
        order_id: 'copies.id',
        position: 'copied_items.position',
        product_id: 'model.product_id',
        departure_id: 'copied_items.departure_id',
        activity_date: 'copied_items.date',
        snapshot: 'copied_items.snapshot',
        variant_id: 'model.variant_id',
        off_at: 'source.off_at + copies.ordered',
      },
    ),
  ),
  copyRows('order_item_divers', ofItem('order_item_divers'), {
    item_id: 'copied_items.id',
    diver_id: 'pg_temp.copied(copies.id::text, source.diver_id::text)',
  }),
  copyRows('order_add_ons', ofItem('order_add_ons'), {
    id: 'pg_temp.copied(copied_items.id::text, source.id::text)',
    order_id: 'copies.id',
    item_id: 'copied_items.id',
    position: 'source.position + 100 * copied_items.position',
  }),
];
