import { addEvent, flag, fromStatus, type LockedOrder } from '@/features/orders/data';
import { comesAlong } from '@/features/orders/domain/order-state';
import { receiveWrongAmount } from '@/features/orders/wrong-amounts/commands/receive-wrong-amount';
import { sendWrongAmountsBack } from '@/features/orders/wrong-amounts/commands/send-wrong-amounts-back';
import type { Tx } from '@/server/database/db';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { changeStatus } from './change-status';
import { lock } from './lock';
import { retakeSeats } from './retake-seats';
import { sendBack } from './send-back';
import { tell, tellCustomer, tellShop } from './tell';

const raise = (tx: Tx, order: LockedOrder, reason: 'refund_failed' | 'refund_by_hand') =>
  flag(tx, order.id, [...order.attention, reason]);

/** What happens at the gateway, told to the order in the transaction that writes it down. */
export const paymentHook: PaymentHook = {
  async received(tx, { orderId, attemptId, amount, now }) {
    const order = await lock(tx, orderId, {});
    const status = fromStatus(order.status);
    // Nobody is left to come along with an order that was erased.
    const isBack = status === 'expired' && !order.anonymisedAt && (await retakeSeats(tx, order));
    if (status === 'pending_payment' || isBack) {
      await changeStatus(tx, { now }, order, 'pay', { by: 'system' });
      const refund = await sendWrongAmountsBack(tx, { now }, order, { by: 'system' });
      await tell(tx, orderId, 'order_paid');
      if (refund > 0) await tellCustomer(tx, orderId, 'payment_excess_returned', { refund });
      return;
    }
    const kept = comesAlong.includes(status);
    await addEvent(tx, {
      orderId,
      at: now,
      kind: kept ? 'excess_returned' : 'late_payment_returned',
      by: 'system',
      amount,
    });
    await sendBack(tx, { now }, order, amount, kept ? 'excess' : 'too_late', 'system', attemptId);
    const mail = kept ? 'payment_excess_returned' : 'payment_late_returned';
    await tellCustomer(tx, orderId, mail, { refund: amount });
    await tellShop(tx, orderId, kept ? 'paid_twice' : 'paid_after_expiry', { amount });
  },

  wrongAmount: receiveWrongAmount,

  async failed(tx, { orderId, now }) {
    const order = await lock(tx, orderId, {});
    await addEvent(tx, { orderId, at: now, kind: 'payment_failed', by: 'system' });
    if (fromStatus(order.status) === 'pending_payment') await tellCustomer(tx, orderId, 'payment_failed');
  },

  async refunded(tx, { orderId, amount, now }) {
    await lock(tx, orderId, {});
    await addEvent(tx, { orderId, at: now, kind: 'refunded', by: 'system', amount });
    await tellCustomer(tx, orderId, 'refund_done', { refund: amount });
  },

  async refundFailed(tx, { orderId, amount, byHand, now }) {
    const order = await lock(tx, orderId, {});
    await raise(tx, order, byHand ? 'refund_by_hand' : 'refund_failed');
    await addEvent(tx, { orderId, at: now, kind: 'refund_failed', by: 'system', amount, internal: true });
    await tellShop(tx, orderId, byHand ? 'refund_by_hand' : 'refund_failed', { amount });
  },
};
