import { lock } from '@/features/orders/commands/lock';
import { notifyCustomer, notifyShop } from '@/features/orders/commands/order-notifications';
import { addEvent, flag, fromStatus } from '@/features/orders/data';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { notifyReturned } from './notify-returned';
import { sendWrongAmountsBack } from './send-wrong-amounts-back';

/**
 * Money of another amount than was due came in. While its order waits for its payment, it waits for the staff; it goes
 * back at once otherwise. What the ledger cannot hold waits for a person, whatever became of the order.
 */
export const receiveWrongAmount: PaymentHook['wrongAmount'] = async (tx, { orderId, expected, booked, now }) => {
  const order = await lock(tx, orderId, {});
  const status = fromStatus(order.status);
  const event = { orderId, at: now, kind: 'wrong_amount', by: 'system', note: String(expected) } as const;
  await addEvent(tx, booked === 0 ? { ...event, internal: true } : { ...event, amount: booked });
  if (booked > 0 && status !== 'pending_payment') {
    const refund = await sendWrongAmountsBack(tx, { now }, order, { by: 'system' });
    await notifyReturned(tx, orderId, status, refund);
    return;
  }
  await flag(tx, orderId, [...order.attention, 'wrong_amount']);
  if (booked === 0) {
    await notifyCustomer(tx, orderId, 'payment_unbooked');
    await notifyShop(tx, orderId, 'payment_unbooked');
    return;
  }
  // When the hold is over, the mail that says so also says that the money goes back.
  if (order.expiresAt > now)
    await notifyCustomer(tx, orderId, 'payment_wrong_amount', { received: booked, requested: expected });
  await notifyShop(tx, orderId, 'wrong_amount', { amount: booked });
};
