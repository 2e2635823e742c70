import { type Basket, basketOf } from '@/features/booking/domain/basket';
import type { PaymentType } from '@/features/booking/domain/price';
import { refusalAt, type WantedItem } from '@/features/booking/domain/wanted-items';
import type { Offers } from '@/features/catalogue/prices/queries/offers';
import { AppError } from '@/shared/errors/errors';

export type PricedItem = { item: WantedItem; basket: Basket };

function basket(offers: Offers, item: WantedItem, payment_type: PaymentType): Basket {
  const offer = offers.get(item.product);
  if (!offer) throw new AppError('not_found');
  if (!offer.product.bookable) throw new AppError('not_bookable');
  return basketOf(offer.product, { ...item, payment_type });
}

/** Prices each item by the current catalogue; the down payment is rounded for each. */
export const pricedItems = (offers: Offers, items: WantedItem[], paymentType: PaymentType): PricedItem[] =>
  items.map((item) => {
    try {
      return { item, basket: basket(offers, item, paymentType) };
    } catch (error) {
      throw refusalAt(item, error);
    }
  });
