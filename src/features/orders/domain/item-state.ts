import type { OrderStatus } from './order-state';

export const itemStates = ['booked', 'off'] as const;

/** Why an item does not take place. */
export const itemOffReasons = ['cancelled', 'refunded', 'declined', 'expired'] as const satisfies OrderStatus[];
