import { retakeSeats } from '@/features/orders/commands/retake-seats';
import { type LockedOrder, setStatus } from '@/features/orders/data';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError } from '@/shared/errors/errors';

/** Takes back a decline of an order on which no money had come in; its seats may have gone to somebody else. */
export async function restoreDeclined(tx: Tx, order: LockedOrder, status: 'paid' | 'confirmed'): Promise<void> {
  if ((await paymentsOf(tx, order.id)).ledger.length > 0) throw new AppError('undo_over');
  if (!(await retakeSeats(tx, order, 'declined'))) throw new AppError('seats_gone');
  const before = { declineReason: null, retained: null };
  if (!(await setStatus(tx, order, status, before))) throw new AppError('order_state');
  if (status === 'confirmed') await pagesChanged(tx, ['meals']);
}
