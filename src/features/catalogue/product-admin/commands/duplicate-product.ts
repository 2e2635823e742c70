import type { Ctx } from '../../../../server/context';
import { freeSlug } from '../../../../server/slugs';
import { take, tellOfNew } from '../../commands/shelf';
import { insertProduct, toProductView } from '../data';
import { inCopy } from '../domain/copy';
import type { ProductView } from '../schema';
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
