import type pg from 'pg';
import { findBrokenInvariants } from '../../prisma/invariants/invariants';
import { stopSignal } from '../../scripts/lib/lifecycle';
import type { BenchShop } from '../bench/bench-shop';
import type { Order } from './bookings';
import type { Delivery } from './mail-server';
import { waitUntilTrue } from './until';

type Row = { id: string; status: string };

async function ordersOf(client: pg.Client, { productId }: BenchShop): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    'SELECT id, status FROM orders WHERE id IN (SELECT order_id FROM order_items WHERE product_id = $1)',
    [productId],
  );
  return rows;
}

/** Counts sandbox payments that were refunded more than once. */
export async function refundedTwiceAtSandbox(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    'SELECT session_id FROM sandbox_refunds GROUP BY session_id HAVING count(*) > 1',
  );
  return rowCount ?? 0;
}

async function oversold(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query('SELECT FROM departures WHERE taken > capacity');
  return rowCount ?? 0;
}

/** Counts emails with different ids but the same text to the same person. */
function countRepeatedMails(deliveries: readonly Delivery[]): number {
  const ids = new Map<string, Set<string>>();
  for (const { id, to, text } of deliveries) {
    const same = `${to} ${text}`;
    ids.set(same, (ids.get(same) ?? new Set()).add(id));
  }
  return [...ids.values()].filter(({ size }) => size > 1).length;
}

/** Counts jobs that are due or waiting for a retry, and jobs that have failed for good. */
async function waitingJobs(client: pg.Client): Promise<{ due: number; dead: number }> {
  const { rows } = await client.query<{ due: number; dead: number }>(
    `SELECT count(*) FILTER (WHERE attempts < max_attempts AND (run_at <= now() OR attempts > 0))::int AS due,
       count(*) FILTER (WHERE attempts >= max_attempts)::int AS dead
     FROM graphile_worker.jobs`,
  );
  return rows[0] ?? { due: 0, dead: 0 };
}

/** Waits until no job is due, including jobs that jobs queue; returns how many remain when patience is over. */
export async function jobsNotDone(client: pg.Client, patience?: number): Promise<number> {
  const isDone = async () => (await waitingJobs(client)).due === 0;
  const done = await waitUntilTrue('the queue', isDone, patience ? { patience } : {}).then(
    () => true,
    () => false,
  );
  stopSignal.throwIfAborted();
  return done ? 0 : (await waitingJobs(client)).due;
}

const count = (number: number, finding: string): string[] => (number > 0 ? [`${number} ${finding}`] : []);

/** Observations of clients, mail server and gateway. */
type Outcome = {
  orders: readonly Order[];
  deliveries: readonly Delivery[];
  refundedTwice: number;
  /** Jobs still due when patience was over. */
  notDone: number;
};

/** Returns no finding if nothing was lost or duplicated, whatever happened to the machines. */
export async function collectFindings(
  client: pg.Client,
  shop: BenchShop,
  { orders, deliveries, refundedTwice, notDone }: Outcome,
): Promise<string[]> {
  const rows = await ordersOf(client, shop);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const answered = new Set(orders.map(({ uuid }) => uuid));
  const unpaid = orders.filter(({ uuid, paid }) => paid && byId.get(uuid)?.status === 'pending_payment');
  const broken = await findBrokenInvariants(client);
  const { dead } = await waitingJobs(client);
  return [
    ...count(orders.filter(({ uuid }) => !byId.has(uuid)).length, 'orders that were answered with 201 are lost'),
    ...count(orders.length - answered.size, 'orders were returned for two different requests'),
    ...count(rows.filter(({ id }) => !answered.has(id)).length, 'orders exist that no client received'),
    ...count(unpaid.length, 'paid orders count as unpaid'),
    ...count(refundedTwice, 'orders were refunded twice'),
    ...count(await oversold(client), 'departures are oversold'),
    ...count(countRepeatedMails(deliveries), 'mails were written twice'),
    ...count(notDone, 'jobs are not done'),
    ...count(dead, 'jobs are dead'),
    ...broken.map(({ fact, rows: examples }) => `${fact}: broken by ${JSON.stringify(examples[0])}`),
  ];
}
