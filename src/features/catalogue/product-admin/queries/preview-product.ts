import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { anyProduct } from '../../products/queries/any-product';
import type { ProductDetail } from '../../schema';

/** A product as its page would show it, published or not. */
export async function previewProduct(ctx: Ctx, slug: string): Promise<ProductDetail & { active: boolean }> {
  const found = await anyProduct(ctx, slug);
  if (!found) throw new AppError('not_found');
  return found;
}
