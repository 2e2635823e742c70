import { comesAlong, type OrderStatus } from './order-state';

type Money = { held: number; waived: number };

/**
 * What is still to be paid on site: nothing for an order that does not take place or is not paid yet. What the shop
 * refunded of an order that goes on lowers its price, so it is not due again.
 */
export const amountDue = (status: OrderStatus, total: number, { held, waived }: Money): number =>
  comesAlong.includes(status) ? Math.max(0, total - held - waived) : 0;
