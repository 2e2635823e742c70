import { fitDiver } from '@/features/booking/fit/domain/fit-diver';
import { fitsOrder } from '@/features/booking/fit/domain/fits-order';
import { requirementsOf } from '@/features/catalogue/products/queries/requirements-of';
import { flag, orderById } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { unflag } from '@/features/orders/data/wrong-amounts';
import { isBooked } from '@/features/orders/domain/shares';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { toDay } from '@/shared/time/days';

/** Makes a diver who does not fit a booked item a question to the staff; nothing is refused. */
export async function flagMisfits(tx: Tx, orderId: string): Promise<void> {
  const order = await orderById(tx, orderId, {});
  if (!order) return;
  const booked = order.items.filter(isBooked);
  const products = await requirementsOf(
    tx,
    booked.map(({ productId }) => productId),
  );
  const { agencies } = await currentShop(tx);
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
  if (fitsOrder(items, agencies)) await unflag(tx, orderId, ['misfit']);
  else await flag(tx, orderId, 'misfit');
}
