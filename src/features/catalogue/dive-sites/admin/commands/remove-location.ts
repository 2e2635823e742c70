import { take, tellOfRemoval } from '@/features/catalogue/commands/shelf';
import { deleteLocation } from '@/features/catalogue/dive-sites/admin/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { locationShelf } from './location-shelf';

/** A site that products go to is taken off them first, or archived. */
export function removeLocation(ctx: Ctx, slug: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const row = await take(tx, locationShelf, slug);
    const { products } = row._count;
    if (products > 0) throw new AppError('used_by_products', { params: { count: products } });
    await tellOfRemoval(tx, ctx, locationShelf, row);
    await deleteLocation(tx, row.id);
  });
}
