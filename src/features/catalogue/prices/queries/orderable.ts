import { orderableProduct, toOrderable } from '@/features/catalogue/prices/data';
import type { Orderable } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';

/** Null when the product is not on offer. */
export async function orderable(db: Tx, slug: string): Promise<Orderable | null> {
  const row = await orderableProduct(db, slug);
  return row && toOrderable(row);
}
