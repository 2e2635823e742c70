import { paymentHook } from '@/features/orders/commands/payment-hook';
import { checkAttempt } from '@/features/payments/commands/check-attempt';
import { checkAttempts } from '@/features/payments/commands/check-attempts';
import { db } from '@/server/database/db';

const attemptsOf = (orderId: string) => db.paymentAttempt.findMany({ where: { orderId }, orderBy: { id: 'asc' } });

/** Triggers an event at the sandbox for an order's newest payment session, before we are notified. */
export async function atTheSandbox(
  orderId: string,
  change: { status: 'paid' | 'failed'; amount?: number },
  now: Date,
): Promise<void> {
  const attempt = (await attemptsOf(orderId)).at(-1);
  if (!attempt) throw new Error('there is no attempt to pay');
  await db.sandboxSession.update({
    where: { reference: attempt.reference },
    data: {
      status: change.status,
      ...(change.status === 'paid' && { paidAmount: change.amount ?? attempt.amount, paidAt: now }),
    },
  });
}

/** Pays at the sandbox, which we then poll. */
export async function pay(orderId: string, now: Date, amount?: number): Promise<void> {
  await atTheSandbox(orderId, { status: 'paid', ...(amount !== undefined && { amount }) }, now);
  await checkAttempts({ db, now }, orderId, paymentHook);
}

/** Makes the gateway report the payment after the order has expired, as with a delayed webhook. */
export async function payLate(orderId: string, now: Date): Promise<void> {
  await atTheSandbox(orderId, { status: 'paid' }, now);
  for (const { id } of await attemptsOf(orderId)) await checkAttempt({ db, now }, id, paymentHook);
}
