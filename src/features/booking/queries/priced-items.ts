import { isoDate } from '@/features/booking/divers/domain/age';
import { type Basket, basketOf, type Terms } from '@/features/booking/domain/basket';
import type { PaymentType } from '@/features/booking/domain/price';
import { refusalAt, type WantedItem } from '@/features/booking/domain/wanted-items';
import type { Offers } from '@/features/catalogue/prices/queries/offers';
import { AppError } from '@/shared/errors/errors';
import { z } from '@/shared/schema/zod';

export type PricedItem = { item: WantedItem; basket: Basket };

/** The birth date of a person in a booking; null while it is not typed. */
export function birthOf(person: unknown): string | null {
  const { data } = z.object({ date_of_birth: z.preprocess(isoDate, z.iso.date()) }).safeParse(person);
  return data?.date_of_birth ?? null;
}

type Ordering = { paymentType: PaymentType; people: readonly unknown[]; shop: Terms };

function basket(offers: Offers, item: WantedItem, { paymentType, people, shop }: Ordering): Basket {
  const offer = offers.get(item.product);
  if (!offer) throw new AppError('not_found');
  if (!offer.product.bookable) throw new AppError('not_bookable');
  const births = item.divers.map((position) => birthOf(people[position]));
  return basketOf(offer.product, { ...item, payment_type: paymentType, births }, shop);
}

/** Prices each item by the current catalogue, its day and its people's ages; rounds the down payment per item. */
export const pricedItems = (offers: Offers, items: WantedItem[], ordering: Ordering): PricedItem[] =>
  items.map((item) => {
    try {
      return { item, basket: basket(offers, item, ordering) };
    } catch (error) {
      throw refusalAt(item, error);
    }
  });
