import { recordRemoved, take } from '@/features/catalogue/commands/listing';
import { deleteDiveSite } from '@/features/catalogue/dive-sites/admin/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { diveSiteListing } from './dive-site-listing';

/** Refuses a site that products still visit; archive it instead. */
export function removeDiveSite(ctx: Ctx, slug: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const row = await take(tx, diveSiteListing, slug);
    const { products } = row._count;
    if (products > 0) throw new AppError('used_by_products', { params: { count: products } });
    await recordRemoved(tx, ctx, diveSiteListing, row);
    await deleteDiveSite(tx, row.id);
  });
}
