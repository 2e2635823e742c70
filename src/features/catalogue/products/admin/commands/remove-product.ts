import { recordRemoved, setShown, take } from '@/features/catalogue/commands/listing';
import { deleteProduct } from '@/features/catalogue/products/admin/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { productListing } from './product-listing';

/** Archives a product with orders instead, so that the orders keep their history. */
export function removeProduct(ctx: Ctx, slug: string): Promise<'removed' | 'archived'> {
  return ctx.db.$transaction(async (tx) => {
    const row = await take(tx, productListing, slug);
    const { orderItems, items } = row._count;
    if (orderItems > 0) {
      await setShown(tx, ctx, productListing, row, false);
      return 'archived';
    }
    if (items > 0) throw new AppError('used_by_products', { params: { count: items } });
    await recordRemoved(tx, ctx, productListing, row);
    await deleteProduct(tx, row.id);
    return 'removed';
  });
}
