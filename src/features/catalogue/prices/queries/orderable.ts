import { orderableProduct, toOrderable } from '@/features/catalogue/prices/data';
import type { Orderable } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';

/** What ordering a product needs to know of it, prices included; null when it is not on offer. */
export async function orderable(db: Tx, slug: string): Promise<Orderable | null> {
  const row = await orderableProduct(db, slug);
  return row && toOrderable(row);
}
