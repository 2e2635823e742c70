import type { Tx } from '@/server/database/db';

/** Locks the customers' orders in id order, as everywhere else, so that transactions cannot deadlock. */
export const lockOrdersOf = (
  tx: Tx,
  customerIds: string[],
): Promise<{ id: string; bookingId: string }[]> => tx.$queryRaw`
  SELECT id, booking_id AS "bookingId" FROM orders WHERE customer_id = ANY(${customerIds}::uuid[]) ORDER BY id FOR UPDATE`;
