import { activeProductsAt, partsOfCards, toProductCard } from '@/features/catalogue/products/data';
import type { ProductCard } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';

/** The products that go to a dive site. */
export async function productsAt({ db, locale, shows }: Ctx, siteId: string): Promise<ProductCard[]> {
  const rows = await activeProductsAt(db, siteId);
  await shows(...partsOfCards(rows));
  return rows.map((row) => toProductCard(row, locale));
}
