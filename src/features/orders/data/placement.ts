import type { offersIn } from '@/features/catalogue/prices/queries/offers';
import type { Tx } from '@/server/database/db';
import { insertRows } from '@/server/database/insert-rows';
import type { PaymentAttempt, User } from '@/server/generated/prisma/client';
import { Prisma } from '@/server/generated/prisma/client';
import { addJobs, type NewJob } from '@/server/jobs/enqueue';
import type { RecentHolds } from './holds';
import type { OrderRow, ShownOrder } from './orders';

export type OrderingCustomer = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>;

type Submit = {
  userId: string;
  key: string;
  requestHash: string;
  /** The order that the key is claimed for. */
  orderId: string;
  customerId: string;
  networkHash: string | null;
  byStaff: boolean;
  now: Date;
};

type Begun = {
  /** The first submit with this key. */
  earlier?: { requestHash: string; orderId: string | null };
  buyer?: OrderingCustomer | null;
  holds?: (Omit<RecentHolds, 'firstEndsAt' | 'oldestAt'> & Record<'firstEndsAt' | 'oldestAt', string | null>)[];
};

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

/**
 * Claims the key for the first submit; parallel submits wait and get the existing claim. Locks the buyer until the
 * transaction ends, so that parallel orders are counted too; departures are locked after the buyer. Disables replanning
 * in the transaction, since each statement finds few rows by key and planning took longer than half of them.
 */
export async function beginOrder(
  tx: Tx,
  { userId, key, requestHash, orderId, customerId, networkHash, byStaff, now }: Submit,
  offers: ReturnType<typeof offersIn>,
) {
  const rows = await tx.$queryRaw<{ begun: Begun; offers: Parameters<typeof offers.read>[0] }[]>`
    SELECT set_config('plan_cache_mode', 'force_generic_plan', true),
      begin_order(${userId}::uuid, ${key}::text, ${requestHash}::text, ${orderId}::uuid, ${customerId}::uuid,
      ${networkHash}::text, ${byStaff}::boolean, ${now}::timestamptz) AS begun, ${offers.sql} AS offers`;
  const [row] = rows;
  if (!row) throw new Error('an order has not begun');
  const { earlier = null, buyer = null, holds = [] } = row.begun;
  return {
    earlier,
    buyer,
    holds: holds.map((one) => ({ ...one, firstEndsAt: dateOf(one.firstEndsAt), oldestAt: dateOf(one.oldestAt) })),
    offers: offers.read(row.offers),
  };
}

/** Everything a new order consists of, without columns that the database computes. */
export type NewOrder = {
  order: Omit<ShownOrder, 'items' | 'divers' | 'addOns' | 'events'>;
  items: ShownOrder['items'];
  divers: OrderRow['divers'];
  addOns: OrderRow['addOns'];
  event: OrderRow['events'][number];
  attempt: PaymentAttempt;
};

/** Inserts the order and its jobs in one statement; returns false when its booking ID is taken. */
export async function insertNewOrder(
  tx: Tx,
  { order, items, divers, addOns, event, attempt }: NewOrder,
  jobs: readonly NewJob[],
): Promise<boolean> {
  const where = Prisma.sql`WHERE EXISTS (SELECT FROM placed)`;
  const along = items.flatMap(({ id, divers: people }) => people.map(({ diverId }) => ({ itemId: id, diverId })));
  const renamed = { from: 'from_status', to: 'to_status' };
  const withAddOns =
    addOns.length > 0 ? Prisma.sql`extras AS (${insertRows('order_add_ons', addOns, { where })}),` : Prisma.empty;
  const rows = await tx.$queryRaw<unknown[]>`
    WITH placed AS (
      ${insertRows('orders', [order])} ON CONFLICT (booking_id) DO NOTHING RETURNING id
    ),
    people AS (${insertRows('order_divers', divers, { where })}),
    booked AS (${insertRows(
      'order_items',
      items.map(({ divers: _people, ...item }) => item),
      { where },
    )}),
    along AS (${insertRows('order_item_divers', along, { where })}),
    ${withAddOns}
    noted AS (${insertRows('order_events', [event], { where, renamed })}),
    paying AS (${insertRows('payment_attempts', [attempt], { where })}),
    queued AS (${addJobs(jobs)} ${where})
    SELECT (SELECT count(*) FROM queued) AS jobs FROM placed`;
  return rows.length === 1;
}
