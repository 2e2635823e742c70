import { withSettings } from '@/features/catalogue/faqs/domain/with-settings';
import { activeProduct, partsOfDetail, productSlugNow, toProductDetail } from '@/features/catalogue/products/data';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { textValues } from '@/server/shop/text-values';
import { AppError } from '@/shared/errors/errors';

/** Returns a product without its prices, or the new slug of a renamed one. */
export async function product({ db, locale, shows }: Ctx, slug: string): Promise<ProductDetail | { moved_to: string }> {
  // Also declared for a missing product, so that a cached 'not found' page is invalidated once the product exists.
  await shows(`product:${slug}`, `products-around:${slug}`);
  const row = await activeProduct(db, slug);
  if (row) {
    await shows('shop', ...partsOfDetail(row));
    const { pickup } = await currentShop(db);
    const values = await textValues(db, locale);
    const detail = toProductDetail(row, locale, pickup);
    return { ...detail, faqs: detail.faqs.map((faq) => withSettings(faq, values)) };
  }
  const now = await productSlugNow(db, slug);
  if (!now) throw new AppError('not_found');
  return { moved_to: now };
}

/** Current slug of a product that had this one before. */
export const slugNow = (db: Tx, formerSlug: string): Promise<string | null> => productSlugNow(db, formerSlug);
