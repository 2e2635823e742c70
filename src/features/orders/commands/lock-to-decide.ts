import type { LockedOrder } from '@/features/orders/data/orders';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { lockOrder } from './lock-order';

/** Refuses while a wrong amount waits on an unpaid order; the refusal names the ways to settle it. */
export async function lockToDecide(tx: Tx, uuid: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, uuid, {});
  if (order.status === 'pending_payment' && (await waitingWrongAmount(tx, order.id)))
    throw new AppError('wrong_amount_waits');
  return order;
}
