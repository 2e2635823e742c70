import type { OrderStatus } from '@/features/orders/domain/order-state';

/** An order that is not paid yet, or never was, is no sale. */
export const isInvoiced = (status: OrderStatus): boolean => status !== 'pending_payment' && status !== 'expired';
