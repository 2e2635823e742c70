import { pickupAreasOfProducts } from '@/features/catalogue/products/data';
import type { Tx } from '@/server/database/db';

/** Pickup areas for which products have their own times. */
export const areasOfProducts = (db: Tx): Promise<string[]> => pickupAreasOfProducts(db);
