import { changeAttempt } from '@/features/payments/data';
import { acceptable, acceptableAmount } from '@/features/payments/domain/wrong-amount';
import { wrongAmounts } from '@/features/payments/queries/wrong-amounts';
import { withdrawRefund } from '@/features/payments/refunds/data';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { lockOrderRow } from './lock-order-row';

/** Accepts the wrong amounts of an order as payment; those whose refund has already been sent remain refunds. */
export async function acceptWrongAmounts(tx: Tx, { orderId, now }: { orderId: string; now: Date }): Promise<number> {
  await lockOrderRow(tx, orderId);
  const all = await wrongAmounts(tx, orderId);
  for (const { attemptId, refunds } of acceptable(all)) {
    // A refund is sent without the order's lock, so it may have been sent since this read.
    for (const refund of refunds) if (!(await withdrawRefund(tx, refund, now))) throw new AppError('no_wrong_amount');
    await changeAttempt(tx, attemptId, { wrongOutcome: 'accepted' });
  }
  const accepted = acceptableAmount(all);
  if (accepted === 0) throw new AppError('no_wrong_amount');
  return accepted;
}
