import { comesAlong, type OrderStatus } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';
import { notifyCustomer, notifyShop } from './order-notifications';

/** Tells customer and shop that unusable money is refunded, and tells the customer whether the booking still holds. */
export async function notifyReturned(tx: Tx, orderId: string, status: OrderStatus, refund: number): Promise<void> {
  const stands = comesAlong.includes(status);
  await notifyCustomer(tx, orderId, stands ? 'payment_excess_returned' : 'payment_wrong_returned', { refund });
  await notifyShop(tx, orderId, 'wrong_amount_returned', { amount: refund });
}
