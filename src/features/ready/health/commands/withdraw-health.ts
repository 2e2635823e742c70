import type { LockedOrder } from '@/features/orders/data/orders';
import { deleteRecord } from '@/features/ready/health/data';
import type { Tx } from '@/server/database/db';
import { forgetOutcome } from './keep-outcome';

/** Destroys a diver's answers, files and outcome, and what was kept of them for later bookings. */
export async function withdrawHealth(tx: Tx, order: LockedOrder, row: LockedOrder['divers'][number]): Promise<void> {
  await deleteRecord(tx, row.id);
  await forgetOutcome(tx, order, row);
}
