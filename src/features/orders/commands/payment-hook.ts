import type { Tx } from '../../../server/db';
import type { PaymentHook } from '../../../server/payment-hook';
import { retakePlaces } from '../../places/commands/retake-places';
import { addEvent, flag, fromStatus, holdPlacesAgain, type LockedOrder } from '../data';
import { changeStatus } from './change-status';
import { sendBack } from './give-up-order';
import { lock } from './lock';
import { tell, tellCustomer, tellShop } from './tell';

const raise = (tx: Tx, order: LockedOrder, reason: 'wrong_amount' | 'refund_failed' | 'refund_by_hand') =>
  flag(tx, order.id, [...order.attention, reason]);

/** The places of an expired order were given back; the payment counts if they can be had again. */
async function takeUpAgain(tx: Tx, order: LockedOrder): Promise<boolean> {
  const { departureId, diverCount } = order;
  if (!(await retakePlaces(tx, { departureId, divers: diverCount }))) return false;
  await holdPlacesAgain(tx, order.id);
  return true;
}

/** What happens at the gateway, told to the order in the transaction that writes it down. */
export const paymentHook: PaymentHook = {
  async received(tx, { orderId, amount, now }) {
    const order = await lock(tx, orderId, {});
    const status = fromStatus(order.status);
    if (status === 'pending_payment' || (status === 'expired' && (await takeUpAgain(tx, order)))) {
      await changeStatus(tx, { now }, order, 'pay', { by: 'system' });
      await tell(tx, orderId, 'order_paid');
      return;
    }
    const kept = status === 'paid' || status === 'confirmed' || status === 'completed';
    await addEvent(tx, {
      orderId,
      at: now,
      kind: kept ? 'excess_returned' : 'late_payment_returned',
      by: 'system',
      amount,
    });
    await sendBack(tx, { now }, order, amount, kept ? 'excess' : 'too_late', 'system');
    await tellCustomer(tx, orderId, 'payment_late_returned', { refund: amount });
    await tellShop(tx, orderId, kept ? 'paid_twice' : 'paid_after_expiry', { amount });
  },

  async wrongAmount(tx, { orderId, expected, got, now }) {
    const order = await lock(tx, orderId, {});
    await raise(tx, order, 'wrong_amount');
    await addEvent(tx, {
      orderId,
      at: now,
      kind: 'wrong_amount',
      by: 'system',
      amount: got,
      note: String(expected),
      internal: true,
    });
    await tellShop(tx, orderId, 'wrong_amount', { amount: got });
  },

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
