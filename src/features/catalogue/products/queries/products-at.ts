import { activeProductsAt, partsOfCards, toProductCard } from '@/features/catalogue/products/data';
import type { ProductCard } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';

export async function productsAt({ db, locale, shows }: Ctx, siteId: string): Promise<ProductCard[]> {
  const rows = await activeProductsAt(db, siteId);
  await shows(...partsOfCards(rows));
  return rows.map((row) => toProductCard(row, locale));
}
