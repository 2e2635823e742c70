import { partsOfEach } from '@/features/catalogue/products/data';
import { type Part, parts } from '@/features/outings/domain/parts';
import type { Tx } from '@/server/database/db';

/** Parts of the day that each of these products takes now, on offer or not. */
export async function partsOfProducts(db: Tx, ids: string[]): Promise<(id: string) => readonly Part[]> {
  const found = new Map((await partsOfEach(db, [...new Set(ids)])).map((product) => [product.id, product.parts]));
  return (id) => found.get(id) ?? parts;
}
