import type { Tx } from '../../../../server/db';
import { AppError } from '../../../../shared/errors';
import { waitingWrongAmount } from '../../../payments/queries/wrong-amounts';
import { lock } from '../../commands/lock';
import { fromStatus, type LockedOrder } from '../../data';

/** Money that waits on an unpaid order comes first: the refusal names the ways there are. */
export async function lockToDecide(tx: Tx, uuid: string): Promise<LockedOrder> {
  const order = await lock(tx, uuid, {});
  if (fromStatus(order.status) === 'pending_payment' && (await waitingWrongAmount(tx, order.id)))
    throw new AppError('wrong_amount_waits');
  return order;
}
