import { activeProductsAt, partsOfCards, toProductCard } from '@/features/catalogue/products/data';
import type { ProductCard } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';

/** The products that go to a dive site. */
export async function productsAt({ db, locale, shows }: Ctx, locationId: string): Promise<ProductCard[]> {
  const rows = await activeProductsAt(db, locationId);
  await shows(...partsOfCards(rows));
  return rows.map((row) => toProductCard(row, locale));
}
