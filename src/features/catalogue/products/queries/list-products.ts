import type { Ctx } from '../../../../server/context';
import type { ProductCard, productKinds } from '../../schema';
import { activeProducts, type Kind, partsOfCards, toProductCard } from '../data';

type ProductKind = (typeof productKinds)[number];

/** The products of these kinds as a shop window shows them. Prices are asked for separately, by those who may. */
export async function listProducts({ db, locale, shows }: Ctx, kinds: readonly ProductKind[]): Promise<ProductCard[]> {
  const rows = await activeProducts(
    db,
    kinds.map((kind) => kind.toUpperCase() as Kind),
  );
  await shows(...kinds.map((kind) => `products:${kind}` as const), ...partsOfCards(rows));
  return rows.map((row) => toProductCard(row, locale));
}
