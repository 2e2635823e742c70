import { reclaimSeats } from '@/features/availability/commands/reclaim-seats';
import { type LockedOrder, restoreSeatHold } from '@/features/orders/data';
import type { Tx } from '@/server/database/db';

/** Claims the seats of an expired order again; false when they are taken by now. */
export async function retakeSeats(tx: Tx, order: LockedOrder): Promise<boolean> {
  const { departureId, diverCount } = order;
  if (!(await reclaimSeats(tx, { departureId, divers: diverCount }))) return false;
  await restoreSeatHold(tx, order.id);
  return true;
}
