import { activeProducts, partsOfCards, toProductCard } from '@/features/catalogue/products/data';
import type { ProductCard, productKinds } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';

type ProductKind = (typeof productKinds)[number];

/** Omits prices, which callers with an account request separately. */
export async function listProducts(
  { db, locale, shows }: Ctx,
  kinds: readonly ProductKind[],
  page = 1,
): Promise<ProductCard[]> {
  const rows = await activeProducts(db, kinds, page);
  await shows(...kinds.map((kind) => `products:${kind}` as const), ...partsOfCards(rows));
  return rows.map((row) => toProductCard(row, locale));
}
