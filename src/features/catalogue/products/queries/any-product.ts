import { productInAnyState, toProductDetail } from '@/features/catalogue/products/data';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';

/** Finds published and unpublished products; for staff only. */
export async function anyProduct(
  { db, locale }: Ctx,
  slug: string,
): Promise<(ProductDetail & { active: boolean }) | null> {
  const row = await productInAnyState(db, slug);
  if (!row) return null;
  const { pickup } = await currentShop(db);
  return { ...toProductDetail(row, locale, pickup), active: row.active };
}
