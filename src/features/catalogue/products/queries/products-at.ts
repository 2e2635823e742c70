import type { Ctx } from '../../../../server/context';
import type { ProductCard } from '../../schema';
import { activeProductsAt, toProductCard } from '../data';

/** What goes to a dive site. */
export const productsAt = async ({ db, locale }: Ctx, locationId: string): Promise<ProductCard[]> =>
  (await activeProductsAt(db, locationId)).map((row) => toProductCard(row, locale));
