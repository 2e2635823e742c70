import { reclaimSeats } from '@/features/availability/commands/reclaim-seats';
import type { LockedOrder } from '@/features/orders/data';
import { rebookItems } from '@/features/orders/items/data';
import { orderSnapshot } from '@/features/orders/schema';
import type { Tx } from '@/server/database/db';

/** Claims the seats of all items of an expired order again; false when those of one are taken by now. */
export async function retakeSeats(tx: Tx, { id, items }: LockedOrder): Promise<boolean> {
  const expired = items.filter(({ offReason }) => offReason === 'expired');
  const claims = expired.map(({ departureId, diverCount, companions, privateGuide, snapshot }) => ({
    departureId,
    divers: diverCount,
    companions,
    hasPrivateGuide: privateGuide,
    durationDays: orderSnapshot.parse(snapshot).durationDays,
  }));
  if (!(await reclaimSeats(tx, ...claims))) return false;
  await rebookItems(tx, id);
  return true;
}
