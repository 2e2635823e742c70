import { type WrongAttempt, wrongAttemptsOf } from '@/features/payments/data';
import { type WaitingWrongAmount, type WrongAmount, waitingOf } from '@/features/payments/domain/wrong-amount';
import type { Tx } from '@/server/database/db';

const toWrongAmount = (attempt: WrongAttempt): WrongAmount => ({
  attemptId: attempt.id,
  expected: attempt.amount,
  got: attempt.wrongAmount ?? 0,
  currency: attempt.wrongCurrency,
  booked: attempt.ledger.reduce((sum, { amount }) => sum + amount, 0),
  outcome: attempt.wrongOutcome,
  refunds: attempt.refunds,
});

/** Reads the wrong amounts of many orders at once; returns them by order id, oldest first. */
export async function wrongAmountsOf(db: Tx, orderIds: string[]): Promise<(orderId: string) => WrongAmount[]> {
  const attempts = await wrongAttemptsOf(db, orderIds);
  return (orderId) => attempts.filter((attempt) => attempt.orderId === orderId).map(toWrongAmount);
}

export const wrongAmounts = async (tx: Tx, orderId: string): Promise<WrongAmount[]> =>
  (await wrongAmountsOf(tx, [orderId]))(orderId);

export const waitingWrongAmount = async (tx: Tx, orderId: string): Promise<WaitingWrongAmount | null> =>
  waitingOf(await wrongAmounts(tx, orderId));
