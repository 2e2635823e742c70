import { changeEventsOf } from '@/features/order-desk/editing/data';
import type { Tx } from '@/server/database/db';

/** Identifies the current state of an order; notes and reminders do not change it. */
export const orderVersion = async (db: Tx, orderId: string): Promise<string> =>
  (await changeEventsOf(db, orderId))[0]?.id ?? '';
