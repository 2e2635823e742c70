import { toDiveSiteCard, toPictures } from '@/features/catalogue/data';
import { activeDiveSite, diveSiteSlugNow } from '@/features/catalogue/dive-sites/data';
import { productsAt } from '@/features/catalogue/products/queries/products-at';
import { type DiveSiteDetail, diveSiteDetail, diveSiteTexts } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { textsIn } from '@/shared/schema/localised';

/** Returns a dive site, or the new slug of a renamed one. */
export async function diveSite(ctx: Ctx, slug: string): Promise<DiveSiteDetail | { moved_to: string }> {
  // Also declared for a missing site, so that a cached 'not found' page is invalidated once the site exists.
  await ctx.shows(`location:${slug}`, `products-at:${slug}`);
  const row = await activeDiveSite(ctx.db, slug);
  if (!row) {
    const now = await diveSiteSlugNow(ctx.db, slug);
    if (!now) throw new AppError('not_found');
    return { moved_to: now };
  }
  const { body, marine_life } = textsIn(diveSiteTexts.parse(row.texts), ctx.locale);
  return diveSiteDetail.parse({
    ...toDiveSiteCard(row, ctx.locale),
    body,
    marine_life,
    bottom: row.bottom,
    visibility: { from: row.visibilityFrom, to: row.visibilityTo },
    water: { from: row.waterFrom, to: row.waterTo },
    best_months: row.bestMonths,
    pictures: toPictures(row.images, ctx.locale),
    person_in_charge: row.picName,
    products: await productsAt(ctx, row.id),
  });
}
