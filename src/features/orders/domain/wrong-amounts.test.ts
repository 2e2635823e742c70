import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyPayment } from '@/features/payments/domain/classify-payment';
import { acceptable, acceptableAmount, type WrongAmount, waitingOf } from '@/features/payments/domain/wrong-amount';
import { acceptanceOf } from './acceptance';
import { hasEnded, isAllowed, type OrderStatus, statusAfter, type Transition } from './order-state';
import { settlementOf } from './settlement';

const TOTAL = 1_000_000;
const DUE = 300_000;

type Order = {
  status: OrderStatus;
  dueNow: number;
  remaining: number;
  received: number;
  refunded: number;
  refunding: number;
  retained: number | null;
  wrong: WrongAmount[];
};

const fresh = (): Order => ({
  status: 'pending_payment',
  dueNow: DUE,
  remaining: TOTAL - DUE,
  received: 0,
  refunded: 0,
  refunding: 0,
  retained: null,
  wrong: [],
});

const held = ({ received, refunded, refunding }: Order) => received - refunded - refunding;

/** Refunds every wrong amount whose order no longer awaits payment. */
function returnWaiting(order: Order): void {
  for (const one of order.wrong) {
    if (one.outcome !== null) continue;
    one.outcome = 'returned';
    one.refunds.push({ id: `${order.wrong.indexOf(one)}`, status: 'requested', tries: 0, amount: one.booked });
    order.refunding += one.booked;
  }
}

function end(order: Order, transition: 'expire' | 'cancel' | 'decline' | 'refund', wanted: number): void {
  const to = statusAfter(transition);
  const wrong = waitingOf(order.wrong)?.received ?? 0;
  const { back, retained } = settlementOf(to, { held: held(order), wrong }, () => wanted);
  returnWaiting(order);
  order.refunding += back - wrong;
  Object.assign(order, { status: to, retained });
}

function receive(order: Order, amount: number): void {
  const came = classifyPayment(order.dueNow, { amount, currency: 'IDR' });
  if (came.kind === 'right') {
    order.received += came.amount;
    if (isAllowed('pay', order.status, 'system')) {
      Object.assign(order, { status: 'paid', retained: null });
      returnWaiting(order);
    } else order.refunding += came.amount;
    return;
  }
  order.received += came.booked;
  order.wrong.push({
    attemptId: `${order.wrong.length}`,
    expected: order.dueNow,
    got: came.got,
    currency: came.currency,
    booked: came.booked,
    outcome: null,
    refunds: [],
  });
  if (order.status !== 'pending_payment') returnWaiting(order);
}

function accept(order: Order): void {
  const amount = acceptableAmount(order.wrong);
  if (!isAllowed('accept', order.status, 'admin') || amount === 0) return;
  for (const one of acceptable(order.wrong)) {
    order.refunding -= one.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    Object.assign(one, { outcome: 'accepted', refunds: [] });
  }
  const { excess, ...amounts } = acceptanceOf(TOTAL, amount);
  order.refunding += excess;
  Object.assign(order, { ...amounts, status: 'paid', retained: null });
}

/** Completes refunds; those of wrong amounts can no longer be revoked. */
function settle(order: Order): void {
  order.refunded += order.refunding;
  order.refunding = 0;
  for (const one of order.wrong) for (const refund of one.refunds) refund.status = 'succeeded';
}

const amounts = fc.oneof(fc.constantFrom(0, 1, DUE - 1, DUE, DUE, DUE + 1, TOTAL, TOTAL + 7), fc.nat(2 * TOTAL));
const ends = fc.constantFrom<Transition>('expire', 'cancel', 'decline', 'refund');
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('receive' as const), amount: amounts }),
    fc.record({ what: fc.constantFrom('accept' as const, 'give back' as const, 'settle' as const) }),
    fc.record({ what: fc.constant('end' as const), transition: ends, wanted: fc.nat(2 * TOTAL) }),
  ),
  { maxLength: 14 },
);

describe('any sequence of payments, acceptances, returns, expiries and cancellations', () => {
  test('leaves an ended order with its retained amount: what was received less all refunds', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const order = fresh();
        for (const step of sequence) {
          if (step.what === 'receive') receive(order, step.amount);
          if (step.what === 'accept') accept(order);
          if (step.what === 'give back') returnWaiting(order);
          if (step.what === 'settle') settle(order);
          if (step.what === 'end') {
            const by = step.transition === 'expire' ? 'system' : 'admin';
            if (isAllowed(step.transition, order.status, by)) end(order, step.transition as 'cancel', step.wanted);
          }
          expect(held(order)).toBeGreaterThanOrEqual(0);
          expect(order.dueNow + order.remaining).toBe(TOTAL);
          if (hasEnded(order.status)) expect(held(order)).toBe(order.retained);
          else expect(order.retained).toBeNull();
          if (order.status === 'expired' || order.status === 'declined') expect(order.retained).toBe(0);
          if (order.status === 'paid') expect(held(order)).toBeGreaterThanOrEqual(order.dueNow);
          if (order.status === 'paid') expect(held(order)).toBeLessThanOrEqual(TOTAL);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
