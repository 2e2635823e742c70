import { releaseSeats } from '@/features/availability/commands/release-seats';
import type { Ending } from '@/features/orders/data/items';
import { markItemsOff, updateDays } from '@/features/orders/data/items';
import type { ItemOffReason } from '@/features/orders/domain/item-state';
import { lockDaysOfItems } from '@/features/outings/seats/commands/lock-days-of-items';
import { relieveDays } from '@/features/outings/seats/commands/relieve-days';
import type { Tx } from '@/server/database/db';

/** Ends items of an order and releases their seats; repeated calls release them only once. */
export async function releaseItems(
  tx: Tx,
  orderId: string,
  items: Ending[],
  why: { reason: ItemOffReason; at: Date },
): Promise<void> {
  const days = await lockDaysOfItems(
    tx,
    items.map(({ id }) => id),
  );
  await releaseSeats(tx, ...(await markItemsOff(tx, items, why)));
  await relieveDays(tx, days);
  await updateDays(tx, orderId);
}
