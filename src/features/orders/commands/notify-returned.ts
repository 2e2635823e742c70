import { comesAlong, type OrderStatus } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';
import { notifyCustomer, notifyShop } from './order-notifications';

/** Notifies both sides that money which pays for nothing goes back, and the customer whether the booking stands. */
export async function notifyReturned(tx: Tx, orderId: string, status: OrderStatus, refund: number): Promise<void> {
  const stands = comesAlong.includes(status);
  await notifyCustomer(tx, orderId, stands ? 'payment_excess_returned' : 'payment_wrong_returned', { refund });
  await notifyShop(tx, orderId, 'wrong_amount_returned', { amount: refund });
}
