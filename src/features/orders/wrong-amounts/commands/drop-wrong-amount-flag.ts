import { unflag } from '@/features/orders/wrong-amounts/data';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import type { Tx } from '@/server/database/db';

/** An order calls for a person over a wrong amount only while one waits: what is in no ledger may wait longer. */
export async function dropWrongAmountFlag(tx: Tx, orderId: string): Promise<void> {
  if (!(await waitingWrongAmount(tx, orderId))) await unflag(tx, orderId, ['wrong_amount']);
}
