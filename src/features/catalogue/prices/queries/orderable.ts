import type { Tx } from '../../../../server/db';
import type { Orderable } from '../../schema';
import { orderableProduct, toOrderable } from '../data';

/** What ordering a product needs to know of it, prices included; null when it is not on offer. */
export async function orderable(db: Tx, slug: string): Promise<Orderable | null> {
  const row = await orderableProduct(db, slug);
  return row && toOrderable(row);
}
