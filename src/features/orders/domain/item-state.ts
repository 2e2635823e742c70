import type { OrderStatus } from './order-state';

export const itemStates = ['booked', 'off'] as const;

/** Why an item does not take place: the statuses in which an order gives its seats back. */
export const itemOffReasons = ['cancelled', 'refunded', 'declined', 'expired'] as const satisfies OrderStatus[];
export type ItemOffReason = (typeof itemOffReasons)[number];

/** Null for a status in which the items of an order stay booked. */
export const offReasonOf = (status: OrderStatus): ItemOffReason | null =>
  itemOffReasons.find((reason) => reason === status) ?? null;
