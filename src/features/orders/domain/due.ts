import { comesAlong, type OrderStatus } from './order-state';

/** What is still to be paid on site: nothing, for an order that does not take place or is not paid for yet. */
export const dueOf = (status: OrderStatus, total: number, held: number): number =>
  comesAlong.includes(status) ? Math.max(0, total - held) : 0;
