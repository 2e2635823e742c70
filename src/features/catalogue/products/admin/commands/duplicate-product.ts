import { take, tellOfNew } from '@/features/catalogue/commands/shelf';
import { insertProduct, toProductView } from '@/features/catalogue/products/admin/data';
import { inCopy } from '@/features/catalogue/products/admin/domain/copy';
import type { ProductView } from '@/features/catalogue/products/admin/schema';
import type { Ctx } from '@/server/api/context';
import { freeSlug } from '@/server/database/slugs';
import { findLinks } from './links';
import { productShelf } from './product-shelf';

/** The same again under another address, hidden until somebody has finished it. */
export function duplicateProduct(ctx: Ctx, slug: string): Promise<ProductView> {
  return ctx.db.$transaction(async (tx) => {
    const said = inCopy(toProductView(await take(tx, productShelf, slug)));
    const links = await findLinks(tx, said, null);
    const free = await freeSlug(tx, 'PRODUCT', slug);
    const made = await insertProduct(tx, { slug: free, links, said, now: ctx.now });
    await tellOfNew(tx, ctx, productShelf, made);
    return toProductView(made);
  });
}
