import { anyProduct } from '@/features/catalogue/products/queries/any-product';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Returns a product, published or not, in the shape of its public page. */
export async function previewProduct(ctx: Ctx, slug: string): Promise<ProductDetail & { active: boolean }> {
  const found = await anyProduct(ctx, slug);
  if (!found) throw new AppError('not_found');
  return found;
}
