import type { OrderStatus } from './order-state';

/** Whether there is a voucher to show on the day. */
export const hasVoucher = (status: OrderStatus): boolean => status === 'confirmed' || status === 'completed';

/** Whether the day belongs into a calendar. */
export const hasCalendar = (status: OrderStatus): boolean => status === 'paid' || hasVoucher(status);
