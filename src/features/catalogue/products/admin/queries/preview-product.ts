import { anyProduct } from '@/features/catalogue/products/queries/any-product';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Returns the shape of the public page, even for an unpublished product. */
export async function previewProduct(ctx: Ctx, slug: string): Promise<ProductDetail & { active: boolean }> {
  const found = await anyProduct(ctx, slug);
  if (!found) throw new AppError('not_found');
  return found;
}
