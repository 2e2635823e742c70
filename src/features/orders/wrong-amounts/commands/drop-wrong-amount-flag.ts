import type { Tx } from '../../../../server/db';
import { waitingWrongAmount } from '../../../payments/queries/wrong-amounts';
import { unflag } from '../data';

/** An order calls for a person over a wrong amount only while one waits: what is in no ledger may wait longer. */
export async function dropWrongAmountFlag(tx: Tx, orderId: string): Promise<void> {
  if (!(await waitingWrongAmount(tx, orderId))) await unflag(tx, orderId, ['wrong_amount']);
}
