import { addEvent, flag, type LockedOrder } from '@/features/orders/data';
import { comesAlong } from '@/features/orders/domain/order-state';
import { receiveWrongAmount } from '@/features/orders/wrong-amounts/commands/receive-wrong-amount';
import { sendWrongAmountsBack } from '@/features/orders/wrong-amounts/commands/send-wrong-amounts-back';
import type { Tx } from '@/server/database/db';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { changeStatus } from './change-status';
import { lock } from './lock';
import { notifyCustomer, notifyCustomerAndShop, notifyShop } from './order-notifications';
import { retakeSeats } from './retake-seats';
import { sendBack } from './send-back';

const raise = (tx: Tx, order: LockedOrder, reason: 'refund_failed' | 'refund_by_hand') =>
  flag(tx, order.id, [...order.attention, reason]);

/** Applies payment events to the order, in the transaction that records them. */
export const paymentHook: PaymentHook = {
  async received(tx, { orderId, attemptId, amount, now }) {
    const order = await lock(tx, orderId, {});
    const status = order.status;
    // An anonymised order has no divers left to bring along.
    const isBack = status === 'expired' && !order.anonymisedAt && (await retakeSeats(tx, order));
    if (status === 'pending_payment' || isBack) {
      await changeStatus(tx, { now }, order, 'pay', { by: 'system' });
      const wrong = await sendWrongAmountsBack(tx, { now }, order, { by: 'system' });
      // The session had the amount before an item was cancelled.
      const excess = Math.max(0, amount - order.dueNow);
      await sendBack(tx, { now }, order, excess, 'excess', 'system', attemptId);
      const refund = wrong + excess;
      await notifyCustomerAndShop(tx, orderId, 'order_paid');
      if (refund > 0) await notifyCustomer(tx, orderId, 'payment_excess_returned', { refund });
      return;
    }
    const isActive = comesAlong.includes(status);
    await addEvent(tx, {
      orderId,
      at: now,
      kind: isActive ? 'excess_returned' : 'late_payment_returned',
      by: 'system',
      amount,
    });
    await sendBack(tx, { now }, order, amount, isActive ? 'excess' : 'too_late', 'system', attemptId);
    const mail = isActive ? 'payment_excess_returned' : 'payment_late_returned';
    await notifyCustomer(tx, orderId, mail, { refund: amount });
    await notifyShop(tx, orderId, isActive ? 'paid_twice' : 'paid_after_expiry', { amount });
  },

  wrongAmount: receiveWrongAmount,

  async failed(tx, { orderId, now }) {
    const order = await lock(tx, orderId, {});
    await addEvent(tx, { orderId, at: now, kind: 'payment_failed', by: 'system' });
    if (order.status === 'pending_payment') await notifyCustomer(tx, orderId, 'payment_failed');
  },

  async refunded(tx, { orderId, amount, now }) {
    await lock(tx, orderId, {});
    await addEvent(tx, { orderId, at: now, kind: 'refunded', by: 'system', amount });
    await notifyCustomer(tx, orderId, 'refund_done', { refund: amount });
  },

  async refundFailed(tx, { orderId, amount, byHand, now }) {
    const order = await lock(tx, orderId, {});
    await raise(tx, order, byHand ? 'refund_by_hand' : 'refund_failed');
    await addEvent(tx, { orderId, at: now, kind: 'refund_failed', by: 'system', amount, internal: true });
    await notifyShop(tx, orderId, byHand ? 'refund_by_hand' : 'refund_failed', { amount });
  },
};
