import { eventsOf, type LockedOrder } from '@/features/orders/data/orders';
import { unflag } from '@/features/orders/data/wrong-amounts';
import { openMoveRequest } from '@/features/orders/domain/move-request';
import type { Tx } from '@/server/database/db';

/** Removes the flag of an order once nobody waits to be moved. */
export async function clearMoveFlag(tx: Tx, { id, attention }: Pick<LockedOrder, 'id' | 'attention'>): Promise<void> {
  if (!attention.includes('move_requested')) return;
  if (!openMoveRequest(await eventsOf(tx, id))) await unflag(tx, id, ['move_requested']);
}
