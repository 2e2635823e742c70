import type pg from 'pg';
import type { StepWork } from './data-step';
import { stopSignal } from './lifecycle';
import { uuids } from './sealing/batches';

const AT_A_TIME = 1_000;

const nextOrders = `
  SELECT order_id FROM invoices
  WHERE order_id > $1 AND NOT EXISTS (SELECT FROM invoice_search WHERE invoice_id = invoices.id)
  GROUP BY 1 ORDER BY 1 LIMIT $2`;

/**
 * Writes what the invoices of earlier versions are found by, those of some orders at a time: whoever changes one of these
 * orders waits for them, and would wait for all of them if one transaction wrote them. Returns of how many orders.
 */
export async function findInvoices(
  client: pg.ClientBase,
  { report }: Pick<StepWork, 'report'>,
  atATime = AT_A_TIME,
): Promise<number> {
  let after = uuids.none;
  let written = 0;
  for (;;) {
    stopSignal.throwIfAborted();
    const { rows } = await client.query<{ order_id: string }>(nextOrders, [after, atATime]);
    const orders = rows.map(({ order_id }) => order_id);
    if (orders.length === 0) return written;
    await client.query('SELECT write_invoice_search($1::uuid[])', [orders]);
    after = orders.at(-1) ?? after;
    written += orders.length;
    report(`invoices of ${written} orders can be found`);
  }
}
