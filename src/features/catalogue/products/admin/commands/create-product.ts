import { slugOfNew, tellOfNew } from '@/features/catalogue/commands/shelf';
import { insertProduct, toProductView } from '@/features/catalogue/products/admin/data';
import { refuseUnsellable } from '@/features/catalogue/products/admin/domain/sellable';
import type { NewProduct, ProductView } from '@/features/catalogue/products/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { findLinks } from './links';
import { productShelf } from './product-shelf';

export function createProduct(ctx: Ctx & { actor: Person }, input: NewProduct): Promise<ProductView> {
  const { slug: asked, ...said } = input;
  refuseUnsellable(said);
  return ctx.db.$transaction(async (tx) => {
    await usePictures(tx, ctx, { field: 'pictures', ids: said.pictures.map(({ uuid }) => uuid) });
    const links = await findLinks(tx, said, null);
    const slug = await slugOfNew(tx, 'PRODUCT', asked, said.texts.en.title);
    const made = await insertProduct(tx, { slug, links, said, now: ctx.now });
    await tellOfNew(tx, ctx, productShelf, made);
    return toProductView(made);
  });
}
