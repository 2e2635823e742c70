import { pricedProducts, toPrices } from '@/features/catalogue/prices/data';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import type { Person } from '@/shared/schema/actor';

/** Requires an account, which the type of the context enforces. */
export async function prices({ db }: Ctx & { actor: Person }, slugs: string[]): Promise<ProductPrices[]> {
  const shop = await currentShop(db);
  return (await pricedProducts(db, slugs)).map((row) => toPrices(row, shop));
}
