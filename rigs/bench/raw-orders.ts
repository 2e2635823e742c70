import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Tables with rows of an order for one diver. */
const TABLES = [
  'idempotency_keys',
  'orders',
  'order_divers',
  'order_items',
  'order_item_divers',
  'order_events',
  'payment_attempts',
] as const;
type Table = (typeof TABLES)[number];

type Values = Record<string, unknown>;
type Insert = { name: string; text: string; values: Values };

const whereOf: Record<Table, string> = {
  idempotency_keys: 'order_id = $1',
  orders: 'id = $1',
  order_divers: 'order_id = $1',
  order_items: 'order_id = $1',
  order_item_divers: 'item_id IN (SELECT id FROM order_items WHERE order_id = $1)',
  order_events: 'order_id = $1',
  payment_attempts: 'order_id = $1',
};

async function columnsOf(client: pg.ClientBase, table: Table): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/**
 * Returns the inserts that write an order like this one: with new ids, another customer and no network, so they do not
 * count as unpaid orders of the buyers next to them.
 */
export async function copyInserts(client: pg.ClientBase, orderId: string, customer: string): Promise<Insert[]> {
  const found = await client.query<{ customer_id: string }>('SELECT customer_id FROM orders WHERE id = $1', [orderId]);
  const buyer = found.rows[0]?.customer_id;
  const ownValue = (column: string, value: unknown) => {
    if (column === 'network_hash') return null;
    return value === buyer ? customer : value;
  };
  const inserts: Insert[] = [];
  for (const table of TABLES) {
    const columns = await columnsOf(client, table);
    const { rows } = await client.query<Values>(`SELECT * FROM ${table} WHERE ${whereOf[table]} LIMIT 1`, [orderId]);
    const parameters = columns.map((_, index) => `$${index + 1}`);
    const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${parameters.join(', ')})`;
    const values = Object.fromEntries(columns.map((column) => [column, ownValue(column, rows[0]?.[column])]));
    inserts.push({ name: table, text, values });
  }
  return inserts;
}

export type BenchDeparture = { id: string; date: string };

const newIds = ({ id: departure_id, date: activity_date }: BenchDeparture): Record<Table, Values> => {
  const [order, diver, item] = [randomUUID(), randomUUID(), randomUUID()];
  return {
    idempotency_keys: { key: order, order_id: order },
    orders: { id: order, booking_id: randomBytes(5).toString('hex'), activity_date, last_day: activity_date },
    order_divers: { id: diver, order_id: order },
    order_items: { id: item, order_id: order, departure_id, activity_date },
    order_item_divers: { item_id: item, diver_id: diver },
    order_events: { id: randomUUID(), order_id: order },
    payment_attempts: { id: randomUUID(), order_id: order, reference: randomUUID() },
  };
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !(value instanceof Date);

/** A list of objects is a JSON value; any other list is a PostgreSQL array. */
const isJson = (value: unknown): boolean => (Array.isArray(value) ? value.some(isObject) : isObject(value));

const serialised = (value: unknown): unknown => (isJson(value) ? JSON.stringify(value) : value);

const claim = {
  name: 'claim',
  text: 'UPDATE departures SET taken = taken + 1 WHERE id = $1 AND NOT closed AND taken + 1 <= capacity',
};
/** Scheduled far ahead, so no worker takes it. */
const job = {
  name: 'job',
  text: `SELECT graphile_worker.add_job('orders.expire', json_build_object('orderId', $1::text),
    run_at => now() + interval '1 year', job_key => $2)`,
};
const JOBS = 3;

/** Writes the rows of an order in one transaction of prepared statements, without any rule. */
export async function rawOrder(
  client: pg.ClientBase,
  inserts: readonly Insert[],
  departure: BenchDeparture,
): Promise<void> {
  const ids = newIds(departure);
  await client.query('BEGIN');
  await client.query({ ...claim, values: [departure.id] });
  for (const { name, text, values } of inserts) {
    const own = Object.values({ ...values, ...ids[name as Table] }).map(serialised);
    await client.query({ name, text, values: own });
  }
  for (let made = 0; made < JOBS; made += 1)
    await client.query({ ...job, values: [ids.orders.id, `bench:${randomUUID()}`] });
  await client.query('COMMIT');
}
