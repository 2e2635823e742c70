import type { Db } from '@/server/database/db';

/** Counts unpaid orders within their hold, and the seats they take. */
export async function heldNow(db: Db, now: Date): Promise<{ orders: number; seats: number }> {
  const [held = { orders: 0, seats: 0 }] = await db.$queryRaw<{ orders: number; seats: number }[]>`
    SELECT count(DISTINCT orders.id)::int AS orders, coalesce(sum(items.diver_count), 0)::int AS seats
    FROM orders JOIN order_items AS items ON items.order_id = orders.id AND items.holds_seats
    WHERE orders.status = 'pending_payment' AND orders.expires_at > ${now}`;
  return held;
}
