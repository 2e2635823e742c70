import type { OrderStatus } from '@/features/orders/domain/order-state';

/** An unpaid or expired order is not a sale. */
export const isInvoiced = (status: OrderStatus): boolean => status !== 'pending_payment' && status !== 'expired';
