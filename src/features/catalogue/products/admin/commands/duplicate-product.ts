import { recordCreated, take } from '@/features/catalogue/commands/listing';
import { insertProduct, toProductView } from '@/features/catalogue/products/admin/data';
import { inCopy } from '@/features/catalogue/products/admin/domain/copy';
import type { ProductView } from '@/features/catalogue/products/admin/schema';
import type { Ctx } from '@/server/api/context';
import { freeSlug } from '@/server/database/slugs';
import { findLinks } from './links';
import { productListing } from './product-listing';

/** The copy has another slug and is unpublished. */
export function duplicateProduct(ctx: Ctx, slug: string): Promise<ProductView> {
  return ctx.db.$transaction(async (tx) => {
    const values = inCopy(toProductView(await take(tx, productListing, slug)));
    const links = await findLinks(tx, values, null);
    const free = await freeSlug(tx, 'product', slug);
    const made = await insertProduct(tx, { slug: free, links, values, now: ctx.now });
    await recordCreated(tx, ctx, productListing, made);
    return toProductView(made);
  });
}
