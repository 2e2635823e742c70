import { type SeatChange, updateSeats } from '@/features/availability/commands/update-seats';
import { refusalAt } from '@/features/booking/domain/wanted-items';
import type { PlannedItem } from '@/features/order-desk/editing/queries/planned-edit';
import { delayedSnapshot } from '@/features/orders/domain/snapshot';
import { orderSnapshot } from '@/features/orders/schema';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';

/** An item with the departure that the edit puts it on. */
export type SeatedItem = PlannedItem & { departureId: string };

const seatsOf = ({ row, change, after, date }: PlannedItem): SeatChange => ({
  from: row.departureId,
  before: { divers: row.diverCount, companions: row.companions, hasPrivateGuide: row.privateGuide },
  durationDays: orderSnapshot.parse(row.snapshot).durationDays,
  to: {
    productId: after.productId,
    date,
    time: change?.activity_time,
    durationDays: after.snapshot.durationDays,
    party: { divers: after.diverCount, companions: after.companions, hasPrivateGuide: after.privateGuide },
  },
});

/** True when an item takes other seats than before. */
export const needsOtherSeats = ({ row, change, after, date }: PlannedItem): boolean =>
  after.productId !== row.productId ||
  after.diverCount !== row.diverCount ||
  after.companions !== row.companions ||
  after.privateGuide !== row.privateGuide ||
  date !== toDay(row.activityDate) ||
  change?.activity_time !== undefined;

/** Claims and releases the seats of the items that an edit changes, all or none. */
export async function updateItemSeats(tx: Tx, items: readonly PlannedItem[], now: Date): Promise<SeatedItem[]> {
  const changing = items.filter(needsOtherSeats);
  const claimed =
    changing.length === 0
      ? []
      : await updateSeats(tx, changing.map(seatsOf), {
          now,
          refused: (index, error) => refusalAt({ at: changing[index]?.at ?? '' }, error),
        });
  return items.map((item) => {
    const seat = claimed[changing.indexOf(item)];
    if (!seat) return { ...item, departureId: item.row.departureId };
    const snapshot = delayedSnapshot(item.after.snapshot, seat.delay);
    return { ...item, departureId: seat.departureId, after: { ...item.after, snapshot } };
  });
}
