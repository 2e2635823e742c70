import { fitDiver } from '@/features/booking/fit/domain/fit-diver';
import { misfitsOf } from '@/features/booking/fit/domain/misfits';
import { requirementsOf } from '@/features/catalogue/products/queries/requirements-of';
import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { isBooked } from '@/features/orders/domain/shares';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { toDay } from '@/shared/time/days';

/** The ids of the divers who do not fit an item they are booked on. */
export async function misfitsIn(db: Tx, order: Pick<LockedOrder, 'items' | 'divers'>): Promise<Set<string>> {
  const booked = order.items.filter(isBooked);
  const products = await requirementsOf(
    db,
    booked.map(({ productId }) => productId),
  );
  const { agencies } = await currentShop(db);
  const divers = new Map(order.divers.map((row) => [row.id, fitDiver(openDiver(row))]));
  const items = booked.flatMap((item) => {
    const product = products.get(item.productId);
    return product
      ? [
          {
            product,
            day: toDay(item.activityDate),
            privateGuide: item.privateGuide,
            divers: item.divers.flatMap(({ diverId }) => divers.get(diverId) ?? []),
          },
        ]
      : [];
  });
  const misfits = misfitsOf(items, agencies);
  return new Set([...divers].flatMap(([id, diver]) => (misfits.has(diver) ? [id] : [])));
}
