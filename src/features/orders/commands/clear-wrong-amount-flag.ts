import { unflag } from '@/features/orders/data/wrong-amounts';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import type { Tx } from '@/server/database/db';

/** Removes the flag once no wrong amount waits; money in no ledger may wait longer and keeps it. */
export async function clearWrongAmountFlag(tx: Tx, orderId: string): Promise<void> {
  if (!(await waitingWrongAmount(tx, orderId))) await unflag(tx, orderId, ['wrong_amount']);
}
