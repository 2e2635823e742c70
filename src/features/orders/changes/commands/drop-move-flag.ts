import { openMoveRequest } from '@/features/orders/changes/domain/move-request';
import { eventsOf, type LockedOrder } from '@/features/orders/data';
import { unflag } from '@/features/orders/wrong-amounts/data';
import type { Tx } from '@/server/database/db';

/** Removes the flag of an order once nobody waits to be moved. */
export async function dropMoveFlag(tx: Tx, { id, attention }: Pick<LockedOrder, 'id' | 'attention'>): Promise<void> {
  if (!attention.includes('move_requested')) return;
  if (!openMoveRequest(await eventsOf(tx, id))) await unflag(tx, id, ['move_requested']);
}
