import { changeAttempt } from '@/features/payments/data';
import { freeOf } from '@/features/payments/domain/allocate-refund';
import { isWaiting } from '@/features/payments/domain/wrong-amount';
import { sourcesOf } from '@/features/payments/queries/sources';
import { wrongAmounts } from '@/features/payments/queries/wrong-amounts';
import type { RefundBack } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';
import { lockOrderRow } from './lock-order-row';
import { requestRefund } from './request-refund';

type ReturnTarget = { orderId: string; now: Date };
/** `back` is the decision by staff; without it, the money returns the way it was paid. */
type Returning = ReturnTarget & { back?: RefundBack | undefined };

/** Requests refunds of the wrong amounts awaiting a decision, each from its own payment; returns their sum. */
export async function returnWrongAmounts(tx: Tx, { orderId, now, back }: Returning): Promise<number> {
  await lockOrderRow(tx, orderId);
  let returned = 0;
  for (const { attemptId } of (await wrongAmounts(tx, orderId)).filter((one) => isWaiting(one) && one.booked > 0)) {
    const source = (await sourcesOf(tx, orderId)).find((candidate) => candidate.attemptId === attemptId);
    const amount = source ? freeOf(source) : 0;
    if (amount > 0) await requestRefund(tx, { orderId, attemptId, amount, reason: 'wrong_amount', now, back });
    await changeAttempt(tx, attemptId, { wrongOutcome: 'returned' });
    returned += amount;
  }
  return returned;
}

/** Records that staff sent back, at the gateway, money that is in no ledger; returns true if there was any. */
export async function markUnbookedReturned(tx: Tx, orderId: string): Promise<boolean> {
  await lockOrderRow(tx, orderId);
  const unbooked = (await wrongAmounts(tx, orderId)).filter((one) => isWaiting(one) && one.booked === 0);
  for (const { attemptId } of unbooked) await changeAttempt(tx, attemptId, { wrongOutcome: 'returned' });
  return unbooked.length > 0;
}
