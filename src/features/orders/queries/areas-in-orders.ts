import { pickupAreasOfOrders } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';

/** Pickup areas of all orders, past and future. */
export const areasInOrders = (db: Tx): Promise<string[]> => pickupAreasOfOrders(db);
