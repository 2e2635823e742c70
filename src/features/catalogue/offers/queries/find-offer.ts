import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { maySeePrices } from '../../policy';
import { slugNow } from '../../products/queries/slug-now';
import { activeOffer, toOffer } from '../data';
import type { Offer } from '../schema';

/** One product; under a slug of before it is found too, and says its new one. */
export async function findOffer(ctx: Ctx, slug: string): Promise<Offer> {
  const row = await activeOffer(ctx.db, slug);
  if (row) return toOffer(row, ctx.locale, maySeePrices(ctx.actor));
  const now = await slugNow(ctx.db, slug);
  if (!now) throw new AppError('not_found');
  return findOffer(ctx, now);
}
