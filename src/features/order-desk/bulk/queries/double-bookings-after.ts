import { lastDayFrom } from '@/features/booking/domain/clashes';
import type { DoubleBooking } from '@/features/booking/double-bookings/schema';
import { partsOfProducts } from '@/features/catalogue/products/queries/parts-of-products';
import type { PreviewedOrder } from '@/features/order-desk/bulk/data';
import type { PreviewRow } from '@/features/order-desk/bulk/schema';
import { openDiver } from '@/features/orders/data/sealed';
import { doubleBookingsOfMoves } from '@/features/orders/queries/double-bookings';
import { orderSnapshot } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';

type Moves = Pick<PreviewRow, 'uuid' | 'items'>;

/** Finds, for each order, the people who would be on another order at the same time after these moves. */
export async function doubleBookingsAfter(
  ctx: Pick<Ctx, 'db' | 'locale'>,
  orders: readonly PreviewedOrder[],
  rows: readonly Moves[],
): Promise<(order: string) => DoubleBooking[]> {
  const departs = new Map(rows.flatMap(({ items }) => items.map(({ uuid, departs: to }) => [uuid, to?.date] as const)));
  const partsOf = await partsOfProducts(
    ctx.db,
    orders.flatMap(({ items }) => items.map(({ productId }) => productId)),
  );
  const moved = orders.flatMap(({ id, bookingId, divers, items }) =>
    items.flatMap((item) => {
      const first = departs.get(item.id);
      if (!first) return [];
      const { titles, durationDays } = orderSnapshot.parse(item.snapshot);
      const along = divers.filter((diver) => item.divers.some(({ diverId }) => diverId === diver.id));
      return {
        ...{ item: item.id, order: id, bookingId, titles, people: along.map(openDiver) },
        ...{ first, last: lastDayFrom(first, durationDays), parts: [...partsOf(item.productId)] },
      };
    }),
  );
  return doubleBookingsOfMoves(ctx, moved);
}
