import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { productBySlug, toProductView } from '../data';
import type { ProductView } from '../schema';

export async function getProduct({ db }: Ctx, slug: string): Promise<ProductView> {
  const row = await productBySlug(db, slug);
  if (!row) throw new AppError('not_found');
  return toProductView(row);
}
