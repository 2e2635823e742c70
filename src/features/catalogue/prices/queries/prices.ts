import { pricedProducts, toPrices } from '@/features/catalogue/prices/data';
import type { ProductPrices } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

/** Prices are for people with an account: the type of the context says so. */
export const prices = async ({ db }: Ctx & { actor: Person }, slugs: string[]): Promise<ProductPrices[]> =>
  (await pricedProducts(db, slugs)).map(toPrices);
