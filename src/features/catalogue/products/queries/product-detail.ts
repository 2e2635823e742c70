import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import type { ProductDetail } from '../../schema';
import { activeProduct, productSlugNow, toProductDetail } from '../data';

/** Everything of a product but its prices; one that was renamed says where it is now. */
export async function product({ db, locale }: Ctx, slug: string): Promise<ProductDetail | { moved_to: string }> {
  const row = await activeProduct(db, slug);
  if (row) return toProductDetail(row, locale);
  const now = await productSlugNow(db, slug);
  if (!now) throw new AppError('not_found');
  return { moved_to: now };
}
