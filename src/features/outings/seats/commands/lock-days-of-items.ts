import { lockDaysOf } from '@/features/outings/seats/data';
import type { Tx } from '@/server/database/db';

/** Locks the days of several items at once; those of a single one are locked by the statement that changes it. */
export async function lockDaysOfItems(tx: Tx, items: readonly string[]): Promise<void> {
  if (items.length > 1) await lockDaysOf(tx, items);
}
