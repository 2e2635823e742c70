import type { OrderStatus } from './order-state';

export const itemStates = ['booked', 'off'] as const;

/** Reasons why an item does not take place: the order statuses that release seats. */
export const itemOffReasons = ['cancelled', 'refunded', 'declined', 'expired'] as const satisfies OrderStatus[];
export type ItemOffReason = (typeof itemOffReasons)[number];

/** Returns null for a status in which items stay booked. */
export const offReasonOf = (status: OrderStatus): ItemOffReason | null =>
  itemOffReasons.find((reason) => reason === status) ?? null;
