import { addEvent, flag } from '@/features/orders/data/orders';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { lockOrder } from './lock-order';
import { notifyReturned } from './notify-returned';
import { notifyCustomer, notifyShop } from './order-notifications';
import { sendWrongAmountsBack } from './send-wrong-amounts-back';

/**
 * Money that differs from the amount due waits for staff while the order awaits payment, or in any status if the ledger
 * cannot hold it, and is refunded at once otherwise.
 */
export const receiveWrongAmount: PaymentHook['wrongAmount'] = async (tx, { orderId, expected, booked, now }) => {
  const order = await lockOrder(tx, orderId, {});
  const status = order.status;
  const event = { orderId, at: now, kind: 'wrong_amount', by: 'system', note: String(expected) } as const;
  await addEvent(tx, booked === 0 ? { ...event, internal: true } : { ...event, amount: booked });
  if (booked > 0 && status !== 'pending_payment') {
    const refund = await sendWrongAmountsBack(tx, { now }, order, { by: 'system' });
    await notifyReturned(tx, orderId, status, refund);
    return;
  }
  await flag(tx, orderId, 'wrong_amount');
  if (booked === 0) {
    await notifyCustomer(tx, orderId, 'payment_unbooked');
    await notifyShop(tx, orderId, 'payment_unbooked');
    return;
  }
  // Once the hold is over, the expiry email also states that the money is refunded.
  if (order.expiresAt > now)
    await notifyCustomer(tx, orderId, 'payment_wrong_amount', { received: booked, requested: expected });
  await notifyShop(tx, orderId, 'wrong_amount', { amount: booked });
};
