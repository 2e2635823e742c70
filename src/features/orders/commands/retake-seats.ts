import { reclaimSeats } from '@/features/availability/commands/reclaim-seats';
import { rebookItems, updateDays } from '@/features/orders/data/items';
import type { LockedOrder } from '@/features/orders/data/orders';
import { orderSnapshot } from '@/features/orders/schema';
import type { Tx } from '@/server/database/db';

/**
 * Claims the seats of all items that ended together with their order; returns false when the seats of any item are
 * taken.
 */
export async function retakeSeats(
  tx: Tx,
  { id, items }: LockedOrder,
  reason: 'expired' | 'declined' = 'expired',
): Promise<boolean> {
  const ended = items.filter(({ offReason }) => offReason === reason);
  const claims = ended.map(({ departureId, diverCount, companions, privateGuide, snapshot }) => ({
    departureId,
    divers: diverCount,
    companions,
    hasPrivateGuide: privateGuide,
    durationDays: orderSnapshot.parse(snapshot).durationDays,
  }));
  if (!(await reclaimSeats(tx, ...claims))) return false;
  await rebookItems(tx, id, reason);
  await updateDays(tx, id);
  return true;
}
