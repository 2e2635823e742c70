import type { Tx } from '@/server/database/db';

/** The number of paid orders that staff have not answered. */
export const ordersToConfirm = (db: Tx): Promise<number> => db.order.count({ where: { status: 'paid' } });
