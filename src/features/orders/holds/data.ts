import type { HoldScope, HoldUsage } from '@/features/orders/holds/domain/decide-hold';
import type { Tx } from '@/server/database/db';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A hold lasts a day at most: what ended within the last day was placed within the last two. */
export const COUNTED_MS = 2 * DAY_MS;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

type Buyer = { customerId: string; networkHash: string | null };

/**
 * Serialises the orders of an account, and then those of a network; false when the account is no longer active. The row
 * is locked without its key (FOR NO KEY UPDATE), since orders and events that refer to the account share a key lock.
 */
export async function lockBuyer(tx: Tx, { customerId, networkHash }: Buyer): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>`
    WITH account AS MATERIALIZED (
      SELECT id FROM users WHERE id = ${customerId}::uuid AND active FOR NO KEY UPDATE
    )
    SELECT pg_advisory_xact_lock(hashtextextended('orders:' || ${networkHash}::text, 0)) IS NULL FROM account`;
  return locked.length === 1;
}

type Row = {
  scope: HoldScope;
  orders: number;
  seats: number;
  firstEndsAt: Date | null;
  ordersLastHour: number;
  oldestAt: Date | null;
  endedUnpaid: number;
};

const unused: HoldUsage = { open: { orders: 0, seats: 0, firstEndsAt: null }, lastHour: { orders: 0, oldestAt: null } };

const usageIn = ({ orders, seats, firstEndsAt, ordersLastHour, oldestAt }: Row): HoldUsage => ({
  open: { orders, seats, firstEndsAt },
  lastHour: { orders: ordersLastHour, oldestAt },
});

/** Recent online orders of an account and its network, and how many holds of the account ended unpaid. */
export async function usageOf(db: Tx, { customerId, networkHash }: Buyer, now: Date) {
  const rows = await db.$queryRaw<Row[]>`
    WITH counted AS (
      SELECT 'account' AS scope, * FROM orders WHERE customer_id = ${customerId}::uuid
      UNION ALL
      SELECT 'network', * FROM orders WHERE network_hash = ${networkHash}::text
    ), placed AS (
      SELECT *, status = 'pending_payment' AND holds_seats AS open, created_at > ${ago(now, HOUR_MS)} AS recent,
        (SELECT sum(diver_count) FROM order_items WHERE order_id = counted.id AND holds_seats) AS held
      FROM counted WHERE placed_by_id IS NULL AND created_at > ${ago(now, COUNTED_MS)}
    )
    SELECT scope,
      (count(*) FILTER (WHERE open))::int AS orders,
      (coalesce(sum(held) FILTER (WHERE open), 0))::int AS seats,
      min(expires_at) FILTER (WHERE open) AS "firstEndsAt",
      (count(*) FILTER (WHERE recent))::int AS "ordersLastHour",
      min(created_at) FILTER (WHERE recent) AS "oldestAt",
      (count(*) FILTER (WHERE scope = 'account' AND status IN ('expired', 'cancelled') AND EXISTS (
        SELECT FROM order_events AS ended
        WHERE ended.order_id = placed.id AND ended.from_status = 'pending_payment' AND ended.to_status = placed.status
          AND ended.at > ${ago(now, DAY_MS)} AND (ended.by = 'customer' OR ended.to_status = 'expired')
      )))::int AS "endedUnpaid"
    FROM placed GROUP BY scope`;
  const usageBy = (scope: HoldScope): HoldUsage => {
    const row = rows.find((one) => one.scope === scope);
    return row ? usageIn(row) : unused;
  };
  return {
    account: usageBy('account'),
    network: networkHash ? usageBy('network') : null,
    endedUnpaid: rows.find(({ scope }) => scope === 'account')?.endedUnpaid ?? 0,
  };
}

/** The network of an order is needed only while the order is counted. */
export const forgetNetworks = (db: Tx, before: Date): Promise<number> =>
  db.$executeRaw`UPDATE orders SET network_hash = NULL WHERE network_hash IS NOT NULL AND created_at < ${before}`;
