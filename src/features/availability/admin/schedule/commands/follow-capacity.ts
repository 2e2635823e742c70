import { followProduct } from '@/features/availability/admin/schedule/data';
import type { Tx } from '@/server/database/db';

/**
 * For whoever changes how many places a product has a day, in the same transaction: the days without a number of their
 * own have as many from then on, or as many as are taken.
 */
export async function followCapacity(tx: Tx, productId: string): Promise<void> {
  await followProduct(tx, productId);
}
