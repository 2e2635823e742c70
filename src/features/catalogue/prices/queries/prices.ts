import { pricedProducts, toPrices } from '@/features/catalogue/prices/data';
import type { ProductPrices } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

/** Prices require an account, which the type of the context enforces. */
export const prices = async ({ db }: Ctx & { actor: Person }, slugs: string[]): Promise<ProductPrices[]> =>
  (await pricedProducts(db, slugs)).map(toPrices);
