import { retakeSeats } from '@/features/orders/commands/retake-seats';
import { type LockedOrder, setStatus } from '@/features/orders/data/orders';
import { hasMovedSince } from '@/features/orders/domain/undo';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError } from '@/shared/errors/errors';

type Decline = { from: 'paid' | 'confirmed'; at: Date };

/** Undoes a decline that moved no money; its seats may have been sold meanwhile. */
export async function restoreDeclined(tx: Tx, order: LockedOrder, { from: status, at }: Decline): Promise<void> {
  if (hasMovedSince(await paymentsOf(tx, order.id), at.toISOString())) throw new AppError('undo_over');
  if (!(await retakeSeats(tx, order, 'declined'))) throw new AppError('seats_gone');
  const before = { declineReason: null, retained: null };
  if (!(await setStatus(tx, order, status, before))) throw new AppError('state_not_allowed');
  if (status === 'confirmed') await pagesChanged(tx, ['meals']);
}
