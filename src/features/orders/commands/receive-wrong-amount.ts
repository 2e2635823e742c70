import { addEvent, flag } from '@/features/orders/data/orders';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { lockOrder } from './lock-order';
import { notifyReturned } from './notify-returned';
import { notifyCustomer, notifyShop } from './order-notifications';
import { sendWrongAmountsBack } from './send-wrong-amounts-back';

/**
 * Handles money that is not the amount due: it waits for the staff while its order waits for payment, and goes back at
 * once otherwise. What the ledger cannot hold waits for a person, whatever the order's status.
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
  // Once the hold is over, the mail about its end also states that the money goes back.
  if (order.expiresAt > now)
    await notifyCustomer(tx, orderId, 'payment_wrong_amount', { received: booked, requested: expected });
  await notifyShop(tx, orderId, 'wrong_amount', { amount: booked });
};
