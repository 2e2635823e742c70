import { type Attempt, changeAttempt, insertEntry, lockAttempt, orderIdOfAttempt } from '@/features/payments/data';
import { nextStatus } from '@/features/payments/domain/attempt-state';
import { classifyPayment } from '@/features/payments/domain/classify-payment';
import { step } from '@/server/api/step';
import type { Tx } from '@/server/database/db';
import type { SessionReport } from '@/server/gateways/gateway';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { lockOrderRow } from './lock-order-row';
import type { PaymentContext } from './payment-context';

/** The gateway's answer, possibly incomplete, because the gateway may not know the session. */
export type Report = Pick<SessionReport, 'state'> & Partial<SessionReport>;

const reportedFields = ({ sessionId, paymentId, channel, paymentUrl }: Report) => ({
  ...(sessionId && { sessionId }),
  ...(paymentId && { paymentId }),
  ...(channel && { channel }),
  ...(paymentUrl && { paymentUrl }),
});

async function receive(tx: Tx, attempt: Attempt, report: Report, hook: PaymentHook, now: Date): Promise<void> {
  const { id: attemptId, orderId, amount: expected } = attempt;
  const payment = classifyPayment(expected, report.paid ?? null);
  const charge = (amount: number) => insertEntry(tx, { orderId, attemptId, kind: 'charge', amount, at: now });
  if (payment.kind === 'right') {
    await charge(expected);
    await hook.received(tx, { orderId, attemptId, amount: expected, now, ...(attempt.forRest && { forRest: true }) });
    return;
  }
  const { got, booked, currency } = payment;
  await changeAttempt(tx, attemptId, { wrongAmount: got, wrongCurrency: currency });
  if (booked > 0) await charge(booked);
  await hook.wrongAmount(tx, { orderId, attemptId, expected, got, booked, now });
}

/**
 * Records a gateway's answer about an attempt exactly once, whatever the number and order of answers. The hook updates
 * the order in the same transaction.
 */
export async function settleAttempt(
  { db, now }: PaymentContext,
  id: string,
  report: Report,
  hook: PaymentHook,
): Promise<boolean> {
  const settled = await db.$transaction(async (tx) => {
    await lockOrderRow(tx, await orderIdOfAttempt(tx, id));
    const attempt = await lockAttempt(tx, id);
    const status = nextStatus(attempt.status, report.state);
    if (!status) return false;
    await changeAttempt(tx, id, { ...reportedFields(report), status, ...(status !== 'pending' && { settledAt: now }) });
    if (status === 'paid') await receive(tx, attempt, report, hook, now);
    if (status === 'failed') await hook.failed(tx, { orderId: attempt.orderId, attemptId: id, now });
    step('payment.settling');
    return true;
  });
  if (settled) step('payment.settled');
  return settled;
}
