import { addEvent, flag, type LockedOrder } from '@/features/orders/data/orders';
import { paidBackBy } from '@/features/orders/domain/order-mail';
import { comesAlong } from '@/features/orders/domain/order-state';
import { dueLeftOf } from '@/features/orders/queries/due-left-of';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { dueAsPaid } from './due-as-paid';
import { lockOrder } from './lock-order';
import { markPaid } from './mark-paid';
import { notifyCustomer, notifyCustomerAndShop, notifyShop } from './order-notifications';
import { receiveRest } from './receive-rest';
import { receiveWrongAmount } from './receive-wrong-amount';
import { retakeSeats } from './retake-seats';
import { sendBack } from './send-back';
import { sendWrongAmountsBack } from './send-wrong-amounts-back';

const raise = (tx: Tx, order: LockedOrder, reason: 'refund_failed' | 'refund_by_hand') => flag(tx, order.id, reason);

/** Applies payment events to the order, in the transaction that records them. */
export const paymentHook: PaymentHook = {
  async received(tx, { orderId, attemptId, amount, forRest, now }) {
    const order = await dueAsPaid(tx, await lockOrder(tx, orderId, {}), attemptId);
    const status = order.status;
    const isCovered = (await dueLeftOf(tx, order)) === 0;
    // An anonymised order has no divers left, so it cannot be restored.
    const isBack = status === 'expired' && isCovered && !order.anonymisedAt && (await retakeSeats(tx, order));
    if ((status === 'pending_payment' && isCovered) || isBack) {
      const mail = await markPaid(tx, { now }, order, 'pay', { by: 'system' });
      const wrong = await sendWrongAmountsBack(tx, { now }, order, { by: 'system' });
      // The session has an old amount, because the order was changed, an item was cancelled or part was paid at the
      // counter since.
      const { held, owed, onAccount } = await balanceOf(tx, orderId);
      const excess = Math.min(amount, Math.max(0, held - owed + onAccount - order.dueNow));
      await sendBack(tx, { now }, order, excess, 'excess', { by: 'system' }, { attemptId });
      const refund = wrong + excess;
      await notifyCustomerAndShop(tx, orderId, mail);
      if (refund > 0) await notifyCustomer(tx, orderId, 'payment_excess_returned', { refund });
      return;
    }
    if (status === 'pending_payment') {
      // A counter payment was reversed after the session was opened for the remaining amount.
      await addEvent(tx, { orderId, at: now, kind: 'part_payment', by: 'system', amount });
      await notifyShop(tx, orderId, 'part_paid', { amount });
      return;
    }
    const isActive = comesAlong.includes(status);
    if (isActive && forRest) return receiveRest(tx, order, { attemptId, amount, now });
    await addEvent(tx, {
      orderId,
      at: now,
      kind: isActive ? 'excess_returned' : 'late_payment_returned',
      by: 'system',
      amount,
    });
    await sendBack(tx, { now }, order, amount, isActive ? 'excess' : 'too_late', { by: 'system' }, { attemptId });
    const mail = isActive ? 'payment_excess_returned' : 'payment_late_returned';
    await notifyCustomer(tx, orderId, mail, { refund: amount });
    await notifyShop(tx, orderId, isActive ? 'paid_twice' : 'paid_after_expiry', { amount });
  },

  wrongAmount: receiveWrongAmount,

  async failed(tx, { orderId, now }) {
    const order = await lockOrder(tx, orderId, {});
    await addEvent(tx, { orderId, at: now, kind: 'payment_failed', by: 'system' });
    if (order.status === 'pending_payment') await notifyCustomer(tx, orderId, 'payment_failed');
  },

  async refunded(tx, { orderId, amount, way, actorId, now }) {
    await lockOrder(tx, orderId, {});
    await addEvent(tx, { orderId, at: now, kind: 'refunded', by: actorId ? 'admin' : 'system', actorId, amount });
    await notifyCustomer(tx, orderId, 'refund_done', { refund: amount, ...paidBackBy(way) });
  },

  async refundFailed(tx, { orderId, amount, byHand, now }) {
    const order = await lockOrder(tx, orderId, {});
    await raise(tx, order, byHand ? 'refund_by_hand' : 'refund_failed');
    await addEvent(tx, { orderId, at: now, kind: 'refund_failed', by: 'system', amount, internal: true });
    await notifyShop(tx, orderId, byHand ? 'refund_by_hand' : 'refund_failed', { amount });
  },
};
