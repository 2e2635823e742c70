import { activeProduct, partsOfDetail, productSlugNow, toProductDetail } from '@/features/catalogue/products/data';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Everything of a product but its prices; one that was renamed says where it is now. */
export async function product({ db, locale, shows }: Ctx, slug: string): Promise<ProductDetail | { moved_to: string }> {
  // Also when there is none: the page that says so ends when there is one.
  await shows(`product:${slug}`, `products-around:${slug}`);
  const row = await activeProduct(db, slug);
  if (row) {
    await shows(...partsOfDetail(row));
    return toProductDetail(row, locale);
  }
  const now = await productSlugNow(db, slug);
  if (!now) throw new AppError('not_found');
  return { moved_to: now };
}
