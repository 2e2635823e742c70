import type { LockedOrder } from '@/features/orders/data/orders';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

/** Treats a refund of another order as not found. */
export async function refundIn(tx: Tx, order: LockedOrder, uuid: string) {
  const { refunds } = await paymentsOf(tx, order.id);
  const refund = refunds.find((candidate) => candidate.uuid === uuid);
  if (!refund) throw new AppError('not_found');
  return refund;
}
