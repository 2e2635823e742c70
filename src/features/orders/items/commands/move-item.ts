import { moveSeats } from '@/features/availability/commands/move-seats';
import { changeItemDay, type ItemRow, showEarliestItem } from '@/features/orders/items/data';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/** Claims seats on the new day before it releases the old ones; for the staff, who may ignore the cut-off. */
export async function moveItem(tx: Tx, item: ItemRow, { date, now }: { date: Day; now: Date }): Promise<void> {
  const { productId, departureId: from, diverCount: divers } = item;
  const { departureId } = await moveSeats(tx, { productId, from, date, divers, now, byStaff: true });
  await changeItemDay(tx, item.id, departureId, date);
  await showEarliestItem(tx, item.orderId);
}
