import type { HoldScope, HoldUsage } from '@/features/orders/domain/decide-hold';
import type { Tx } from '@/server/database/db';
import { type OrderRow, orderInclude } from './orders';

const HOUR_MS = 60 * 60 * 1000;
/**
 * A hold lasts a day at most, so an order whose hold ended within the last day was placed within the last two days, the
 * span that `recent_holds` counts.
 */
export const COUNTED_MS = 48 * HOUR_MS;

type Buyer = { customerId: string; networkHash: string | null };

/** A row of `recent_holds`. */
export type RecentHolds = {
  scope: HoldScope;
  orders: number;
  seats: number;
  firstEndsAt: Date | null;
  ordersLastHour: number;
  oldestAt: Date | null;
  endedUnpaid: number;
};

const unused: HoldUsage = { open: { orders: 0, seats: 0, firstEndsAt: null }, lastHour: { orders: 0, oldestAt: null } };

const toUsage = ({ orders, seats, firstEndsAt, ordersLastHour, oldestAt }: RecentHolds): HoldUsage => ({
  open: { orders, seats, firstEndsAt },
  lastHour: { orders: ordersLastHour, oldestAt },
});

/** Sums what an account and its network hold, and counts the account's holds that ended unpaid. */
export function usageIn(rows: readonly RecentHolds[], networkHash: string | null) {
  const usageBy = (scope: HoldScope): HoldUsage => {
    const row = rows.find((one) => one.scope === scope);
    return row ? toUsage(row) : unused;
  };
  return {
    account: usageBy('account'),
    network: networkHash ? usageBy('network') : null,
    endedUnpaid: rows.find(({ scope }) => scope === 'account')?.endedUnpaid ?? 0,
  };
}

/** Recent online orders of an account and its network. */
export const usageOf = async (db: Tx, { customerId, networkHash }: Buyer, now: Date) =>
  usageIn(
    await db.$queryRaw<RecentHolds[]>`
      SELECT * FROM recent_holds(${customerId}::uuid, ${networkHash}::text, ${now}::timestamptz)`,
    networkHash,
  );

/** The most a customer may hold at once, unless the shop has raised the limit. */
const MAX_HELD = 10;

export const heldOrdersOf = (db: Tx, customerId: string, now: Date): Promise<OrderRow[]> =>
  db.order.findMany({
    where: { customerId, status: 'pending_payment', expiresAt: { gt: now } },
    include: orderInclude,
    orderBy: { expiresAt: 'asc' },
    take: MAX_HELD,
  });

/** Deletes network hashes that are no longer needed to count orders. */
export const eraseNetworks = (db: Tx, before: Date): Promise<number> =>
  db.$executeRaw`UPDATE orders SET network_hash = NULL WHERE network_hash IS NOT NULL AND created_at < ${before}`;
