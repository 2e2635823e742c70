import type { OrderStatus } from './order-state';

export const hasVoucher = (status: OrderStatus): boolean => status === 'confirmed' || status === 'completed';

export const hasCalendar = (status: OrderStatus): boolean => status === 'paid' || hasVoucher(status);
