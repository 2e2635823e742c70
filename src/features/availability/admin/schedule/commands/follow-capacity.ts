import { followProduct } from '@/features/availability/admin/schedule/data';
import type { Tx } from '@/server/database/db';

/**
 * Call it in the transaction that changes a product's daily capacity: days without their own capacity follow it, but
 * never drop below the seats taken.
 */
export async function followCapacity(tx: Tx, productId: string): Promise<void> {
  await followProduct(tx, productId);
}
