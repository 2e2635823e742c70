import type pg from 'pg';
import { dayAt } from '../../../src/shared/time/days';
import { type Run, runInTransaction } from './copying';
import { createCustomers } from './customers';
import { closedCash } from './order-papers';
import { type CheckingRole, writePortion } from './orders';
import { settledOrders } from './originals';
import { WEEKS_BACK } from './planned-copies';

const MAX_AHEAD = 2_000;
const AT_ONCE = 200_000;
const ORDERS_A_REGULAR = 5;
/** Spreads many orders over many years: about 140 orders a day are plenty. */
const ORDERS_A_WEEK = 1_000;

const tables = [
  ...['orders', 'order_items', 'order_divers', 'order_item_divers', 'order_add_ons', 'order_events', 'refunds'],
  ...[
    'order_search',
    'payment_attempts',
    'sandbox_sessions',
    'sandbox_refunds',
    'ledger_entries',
    'receipts',
    'invoices',
    'invoice_search',
  ],
];

/**
 * Drops the indexes that no copy reads, because rebuilding them is far faster than maintaining them. The same
 * transaction creates them again, or a rollback restores them.
 */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_attribute ON pg_attribute.attrelid = indexrelid AND attnum = 1
     WHERE indrelid = ANY($1::regclass[]) AND NOT indisunique AND attname NOT IN ('order_id', 'departure_id', 'item_id')`,
    [tables],
  );
  if (rows.length > 0) await client.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`);
  return rows.map(({ definition }) => definition);
}

/** Replaces the work of triggers that did not run. */
const searchable = [
  `SELECT write_order_search(ARRAY(
    SELECT id FROM orders WHERE NOT EXISTS (SELECT FROM order_search WHERE order_id = orders.id)
  ))`,
  `SELECT write_invoice_search(ARRAY(
    SELECT order_id FROM invoices WHERE NOT EXISTS (SELECT FROM invoice_search WHERE invoice_id = invoices.id)
  ))`,
];

/** Rebuilds totals that triggers maintain or mark for recounting. */
const recountedTotals = [
  'TRUNCATE report_days, report_figures, report_changes',
  'DELETE FROM ledger_sums',
  `INSERT INTO ledger_sums (kind, method, gateway, amount)
   SELECT kind, method, gateway, sum(ledger_entries.amount)
   FROM ledger_entries LEFT JOIN payment_attempts ON payment_attempts.id = attempt_id GROUP BY 1, 2, 3`,
  'DELETE FROM invoice_sums',
  'INSERT INTO invoice_sums (year, kind, net, total) SELECT year, kind, sum(net), sum(total) FROM invoices GROUP BY 1, 2',
];

/**
 * Skips reference checks if the role may, because copies keep references valid; otherwise filling just takes longer.
 */
async function checkingRoleFor(client: pg.ClientBase): Promise<CheckingRole> {
  const { rows } = await client.query<{ may: boolean }>(
    'SELECT rolsuper AS may FROM pg_roles WHERE rolname = current_user',
  );
  return rows[0]?.may ? 'replica' : 'origin';
}

/** `weeks` defaults to as many as the number of orders needs. */
type Years = { count: number; now: Date; weeks?: number; report: (made: number) => void };

async function copyPortions(client: pg.ClientBase, run: Run, { count, now, weeks, report }: Years): Promise<number> {
  const all = await settledOrders(client);
  const over = all.filter(({ day }) => day < dayAt(now));
  if (over.length === 0) return 0;
  const customers = await createCustomers(client, Math.ceil(count / ORDERS_A_REGULAR), now);
  const checking = await checkingRoleFor(client);
  const indexes = await dropIndexes(client);
  const shop = { customers, checking, weeksBack: weeks ?? Math.max(WEEKS_BACK, Math.ceil(count / ORDERS_A_WEEK)) };
  let made = 0;
  while (made < count) {
    const from = made === 0 ? all : over;
    const portion = { ...shop, from, count: Math.min(count - made, made === 0 ? MAX_AHEAD : AT_ONCE), earlier: made };
    made += await writePortion(client, run, portion, now);
    report(made);
  }
  await run([...searchable, ...recountedTotals, "SET LOCAL maintenance_work_mem = '512MB'", ...indexes, closedCash]);
  return made;
}

/**
 * Fills the shop with more orders than future days have seats for: the first 2,000 may be on future days, all others
 * are in the past. Reports the running total after each portion.
 */
export async function fillYears(client: pg.ClientBase, years: Years): Promise<number> {
  const made = await runInTransaction(client, (run) => copyPortions(client, run, years));
  await client.query('VACUUM (ANALYZE)');
  return made;
}
