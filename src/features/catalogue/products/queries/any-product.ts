import type { Ctx } from '../../../../server/context';
import type { ProductDetail } from '../../schema';
import { productInAnyState, toProductDetail } from '../data';

/** A product as visitors see it or would see it; for the staff only. */
export async function anyProduct(
  { db, locale }: Ctx,
  slug: string,
): Promise<(ProductDetail & { active: boolean }) | null> {
  const row = await productInAnyState(db, slug);
  return row && { ...toProductDetail(row, locale), active: row.active };
}
