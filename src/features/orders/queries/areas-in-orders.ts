import { pickupAreasOfOrders } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';

/** The pickup areas that orders of any time have. */
export const areasInOrders = (db: Tx): Promise<string[]> => pickupAreasOfOrders(db);
