import type { Tx } from '@/server/database/db';
import type { areas } from '@/shared/diving/areas';

type Area = (typeof areas)[number];

/** Area of a product, published or not; undefined if there is no such product. */
export async function areaOf(db: Tx, slug: string): Promise<Area | null | undefined> {
  const found = await db.product.findUnique({ where: { slug }, select: { area: true } });
  return found?.area as Area | null | undefined;
}
