import { productBySlug, toProductView } from '@/features/catalogue/products/admin/data';
import type { ProductView } from '@/features/catalogue/products/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export async function getProduct({ db }: Ctx, slug: string): Promise<ProductView> {
  const row = await productBySlug(db, slug);
  if (!row) throw new AppError('not_found');
  return toProductView(row);
}
