import { withSettings } from '@/features/catalogue/faqs/domain/with-settings';
import { productInAnyState, toProductDetail } from '@/features/catalogue/products/data';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import { textValues } from '@/server/shop/text-values';

/** Includes unpublished products, for staff only. */
export async function anyProduct(
  { db, locale }: Ctx,
  slug: string,
): Promise<(ProductDetail & { active: boolean }) | null> {
  const row = await productInAnyState(db, slug);
  if (!row) return null;
  const { pickup } = await currentShop(db);
  const values = await textValues(db, locale);
  const detail = toProductDetail(row, locale, pickup);
  return { ...detail, faqs: detail.faqs.map((faq) => withSettings(faq, values)), active: row.active };
}
