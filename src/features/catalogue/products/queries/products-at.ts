import type { Ctx } from '../../../../server/context';
import type { ProductCard } from '../../schema';
import { activeProductsAt, partsOfCards, toProductCard } from '../data';

/** What goes to a dive site. */
export async function productsAt({ db, locale, shows }: Ctx, locationId: string): Promise<ProductCard[]> {
  const rows = await activeProductsAt(db, locationId);
  await shows(...partsOfCards(rows));
  return rows.map((row) => toProductCard(row, locale));
}
