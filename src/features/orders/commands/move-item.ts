import { moveSeats } from '@/features/availability/commands/move-seats';
import { changeItemDeparture, type ItemRow, updateDays } from '@/features/orders/data/items';
import { delayedSnapshot } from '@/features/orders/domain/snapshot';
import { orderSnapshot } from '@/features/orders/schema';
import { lockDaysOfItems } from '@/features/outings/seats/commands/lock-days-of-items';
import { relieveDays } from '@/features/outings/seats/commands/relieve-days';
import type { Tx } from '@/server/database/db';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';

type Move = { date: Day; time: ClockTime | undefined; now: Date };

/**
 * Claims seats on the new departure before it releases the old ones; returns the new departure. Staff only, since it
 * can ignore the cut-off.
 */
export async function moveItem(tx: Tx, item: ItemRow, move: Move): Promise<string> {
  const { productId, departureId: from, diverCount: divers, companions, privateGuide: hasPrivateGuide } = item;
  const party = { divers, companions, hasPrivateGuide };
  const sold = orderSnapshot.parse(item.snapshot);
  const { durationDays } = sold;
  const claim = { ...move, ...party, productId, from, durationDays, byStaff: true };
  const { departureId, delay } = await moveSeats(tx, claim);
  const snapshot = delayedSnapshot(sold, delay);
  const days = await lockDaysOfItems(tx, [item.id]);
  await changeItemDeparture(tx, item.id, { departureId, date: move.date, snapshot });
  await relieveDays(tx, days);
  await updateDays(tx, item.orderId);
  return departureId;
}
