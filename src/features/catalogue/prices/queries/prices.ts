import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import type { ProductPrices } from '../../schema';
import { pricedProducts, toPrices } from '../data';

/** Prices are for people with an account: the type of the context says so. */
export const prices = async ({ db }: Ctx & { actor: Person }, slugs: string[]): Promise<ProductPrices[]> =>
  (await pricedProducts(db, slugs)).map(toPrices);
