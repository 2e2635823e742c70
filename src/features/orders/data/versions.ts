import type { Tx } from '@/server/database/db';

type VersionRow = { version: string; actorId: string | null };

/**
 * Reads the version of everything on an order page and the author of the latest change in one statement; null if there
 * is no such order.
 */
export async function versionRow(db: Tx, orderId: string): Promise<VersionRow | null> {
  const [row] = await db.$queryRaw<VersionRow[]>`
    SELECT md5(concat_ws('|', orders.updated_at, attention,
      (SELECT concat(count(*), max(at)) FROM order_events WHERE order_id = orders.id),
      (SELECT count(*) FROM ledger_entries WHERE order_id = orders.id),
      (SELECT concat(count(*), max(updated_at)) FROM refunds WHERE order_id = orders.id),
      (SELECT concat(count(*), max(updated_at)) FROM payment_attempts WHERE order_id = orders.id)
    )) AS version,
    (SELECT actor_id FROM order_events WHERE order_id = orders.id ORDER BY at DESC, id DESC LIMIT 1) AS "actorId"
    FROM orders WHERE id = ${orderId}::uuid`;
  return row ?? null;
}
