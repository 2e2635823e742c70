import type { Ctx } from '../../../../server/context';
import type { ProductCard, productKinds } from '../../schema';
import { activeProducts, type Kind, toProductCard } from '../data';

/** The products of these kinds as a shop window shows them. Prices are asked for separately, by those who may. */
export const listProducts = async (
  { db, locale }: Ctx,
  kinds: readonly (typeof productKinds)[number][],
): Promise<ProductCard[]> =>
  (
    await activeProducts(
      db,
      kinds.map((kind) => kind.toUpperCase() as Kind),
    )
  ).map((row) => toProductCard(row, locale));
