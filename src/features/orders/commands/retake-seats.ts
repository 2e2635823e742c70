import { reclaimSeats } from '@/features/availability/commands/reclaim-seats';
import type { LockedOrder } from '@/features/orders/data';
import { rebookItems } from '@/features/orders/items/data';
import type { Tx } from '@/server/database/db';

/** Claims the seats of all items of an expired order again; false when those of one are taken by now. */
export async function retakeSeats(tx: Tx, { id, items }: LockedOrder): Promise<boolean> {
  const expired = items.filter(({ offReason }) => offReason === 'expired');
  const claims = expired.map(({ departureId, diverCount, companions, privateGuide }) => ({
    departureId,
    divers: diverCount,
    companions,
    hasPrivateGuide: privateGuide,
  }));
  if (!(await reclaimSeats(tx, ...claims))) return false;
  await rebookItems(tx, id);
  return true;
}
