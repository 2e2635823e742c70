import { type Basket, basketOf } from '@/features/booking/domain/basket';
import type { PaymentType } from '@/features/booking/domain/price';
import { refusalAt, type WantedItem } from '@/features/booking/domain/wanted-items';
import { orderable } from '@/features/catalogue/prices/queries/orderable';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export type PricedItem = { item: WantedItem; basket: Basket };

async function basket({ db }: Pick<Ctx, 'db'>, item: WantedItem, payment_type: PaymentType): Promise<Basket> {
  const product = await orderable(db, item.product);
  if (!product) throw new AppError('not_found');
  if (!product.bookable) throw new AppError('not_bookable');
  return basketOf(product, { ...item, payment_type });
}

/** Prices each item by the current catalogue; the down payment is rounded for each. */
export async function pricedItems(
  ctx: Pick<Ctx, 'db'>,
  items: WantedItem[],
  paymentType: PaymentType,
): Promise<PricedItem[]> {
  const priced: PricedItem[] = [];
  for (const item of items) {
    const found = await basket(ctx, item, paymentType).catch((error: unknown) => {
      throw refusalAt(item, error);
    });
    priced.push({ item, basket: found });
  }
  return priced;
}
