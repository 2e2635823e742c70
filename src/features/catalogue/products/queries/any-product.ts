import { productInAnyState, toProductDetail } from '@/features/catalogue/products/data';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';

/** Finds published and unpublished products; for staff only. */
export async function anyProduct(
  { db, locale }: Ctx,
  slug: string,
): Promise<(ProductDetail & { active: boolean }) | null> {
  const row = await productInAnyState(db, slug);
  return row && { ...toProductDetail(row, locale), active: row.active };
}
