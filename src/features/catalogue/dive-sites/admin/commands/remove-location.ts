import { recordRemoved, take } from '@/features/catalogue/commands/listing';
import { deleteLocation } from '@/features/catalogue/dive-sites/admin/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { locationListing } from './location-listing';

/** Refuses a site that products still go to; it can be archived instead. */
export function removeLocation(ctx: Ctx, slug: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const row = await take(tx, locationListing, slug);
    const { products } = row._count;
    if (products > 0) throw new AppError('used_by_products', { params: { count: products } });
    await recordRemoved(tx, ctx, locationListing, row);
    await deleteLocation(tx, row.id);
  });
}
