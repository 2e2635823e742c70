import { lock } from '@/features/orders/commands/lock';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

export type RefundOfOrder = { uuid: string; refund: string };

/** A refund of another order counts as not found. */
export async function lockOrderOfRefund(tx: Tx, { uuid, refund }: RefundOfOrder) {
  const order = await lock(tx, uuid, {});
  const { refunds } = await paymentsOf(tx, order.id);
  const found = refunds.find((candidate) => candidate.uuid === refund);
  if (!found) throw new AppError('not_found');
  return { order, amount: found.amount };
}
