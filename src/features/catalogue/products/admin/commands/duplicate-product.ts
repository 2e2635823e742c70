import { recordCreated, take } from '@/features/catalogue/commands/listing';
import { insertProduct, toProductView } from '@/features/catalogue/products/admin/data';
import { inCopy } from '@/features/catalogue/products/admin/domain/copy';
import type { ProductView } from '@/features/catalogue/products/admin/schema';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { findFreeSlug } from '@/server/database/slugs';
import { type Locale, locales } from '@/shared/locale/locales';
import { findLinks } from './links';
import { productListing } from './product-listing';

/** Marks the title as a copy, in the title's language. */
async function copyTitles() {
  const texts = await Promise.all(locales.map(async (lng) => [lng, await translator(lng, 'catalogue-admin')] as const));
  const inEach = new Map(texts);
  return (locale: Locale, title: string) => inEach.get(locale)?.('product.copyOf', { title }) ?? title;
}

/** Copies all texts, prices, needs, add-ons and pictures; the copy has another slug and is unpublished. */
export async function duplicateProduct(ctx: Ctx, slug: string): Promise<ProductView> {
  const titleIn = await copyTitles();
  return ctx.db.$transaction(async (tx) => {
    const values = inCopy(toProductView(await take(tx, productListing, slug)), titleIn);
    const links = await findLinks(tx, values, null);
    const free = await findFreeSlug(tx, 'product', slug);
    const made = await insertProduct(tx, { slug: free, links, values, now: ctx.now });
    await recordCreated(tx, ctx, productListing, made);
    return toProductView(made);
  });
}
