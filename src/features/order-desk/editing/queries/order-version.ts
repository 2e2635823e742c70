import { happenedTo } from '@/features/order-desk/editing/data';
import type { Tx } from '@/server/database/db';

/** Stands for all that has happened to an order so far; notes and reminders do not count. */
export const orderVersion = async (db: Tx, orderId: string): Promise<string> =>
  (await happenedTo(db, orderId))[0]?.id ?? '';
