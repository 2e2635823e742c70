import { eventsOf, flag } from '@/features/orders/data/orders';
import { openMoveRequest } from '@/features/orders/domain/move-request';
import type { Tx } from '@/server/database/db';

/** Flags an order again when undoing a decision reopens its move request. */
export async function restoreMoveFlag(tx: Tx, orderId: string): Promise<void> {
  if (openMoveRequest(await eventsOf(tx, orderId))) await flag(tx, orderId, 'move_requested');
}
