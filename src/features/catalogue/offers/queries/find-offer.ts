import { activeOffer, toOffer } from '@/features/catalogue/offers/data';
import type { Offer } from '@/features/catalogue/offers/schema';
import { maySeePrices } from '@/features/catalogue/policy';
import { slugNow } from '@/features/catalogue/products/queries/product-detail';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Accepts a former slug; the result has the current one. */
export async function findOffer(ctx: Ctx, slug: string): Promise<Offer> {
  const row = await activeOffer(ctx.db, slug);
  if (row) return toOffer(row, ctx.locale, maySeePrices(ctx.actor));
  const now = await slugNow(ctx.db, slug);
  if (!now) throw new AppError('not_found');
  return findOffer(ctx, now);
}
