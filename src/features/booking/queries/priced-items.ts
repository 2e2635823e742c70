import { isoDate } from '@/features/booking/divers/domain/age';
import { type Basket, basketOf, type Terms } from '@/features/booking/domain/basket';
import { lastDayFrom } from '@/features/booking/domain/clashes';
import { type FeeLine, type FeePayer, feeLinesOf } from '@/features/booking/domain/fee-lines';
import type { PaymentType } from '@/features/booking/domain/price';
import { refusalAt, type WantedItem } from '@/features/booking/domain/wanted-items';
import type { Offers } from '@/features/catalogue/prices/queries/offers';
import { AppError } from '@/shared/errors/errors';
import { z } from '@/shared/schema/zod';
import { feesAt } from '@/shared/shop/fees';
import type { Shop } from '@/shared/shop/sections';

export type PricedItem = { item: WantedItem; basket: Basket };

/** The birth date of a person in a booking; null while it is not typed. */
export function birthOf(person: unknown): string | null {
  const { data } = z.object({ date_of_birth: z.preprocess(isoDate, z.iso.date()) }).safeParse(person);
  return data?.date_of_birth ?? null;
}

type Ordering = { paymentType: PaymentType; people: readonly unknown[]; shop: Terms & Pick<Shop, 'fees'> };

const facts = z.object({
  nationality: z.string().nullable().catch(null),
  residence: z.string().nullable().catch(null),
});

/** The facts that the fees of a person depend on, as far as they are typed. */
const payerIn = (people: readonly unknown[], position: number): FeePayer => ({
  position,
  ...(facts.safeParse(people[position]).data ?? { nationality: null, residence: null }),
  date_of_birth: birthOf(people[position]),
});

/** The fees of each item; those of an item that is not on offer do not matter, because it is refused. */
function feesIn(offers: Offers, items: readonly WantedItem[], { people, shop }: Ordering): FeeLine[][] {
  const visits = items.map(({ product, activity_date: first, divers }) => {
    const sold = offers.get(product)?.product;
    return {
      fees: sold ? feesAt(shop.fees.fees, sold) : [],
      first,
      last: lastDayFrom(first, sold?.durationDays ?? 1),
      payers: divers.map((position) => payerIn(people, position)),
    };
  });
  return feeLinesOf(visits);
}

function basket(offers: Offers, item: WantedItem, fees: FeeLine[], { paymentType, people, shop }: Ordering): Basket {
  const offer = offers.get(item.product);
  if (!offer) throw new AppError('not_found');
  if (!offer.product.bookable) throw new AppError('not_bookable');
  const births = item.divers.map((position) => birthOf(people[position]));
  return basketOf(offer.product, { ...item, payment_type: paymentType, births, fees }, shop);
}

/** Prices each item by the current catalogue, its day and its people's ages; rounds the down payment per item. */
export function pricedItems(offers: Offers, items: WantedItem[], ordering: Ordering): PricedItem[] {
  const fees = feesIn(offers, items, ordering);
  return items.map((item, index) => {
    try {
      return { item, basket: basket(offers, item, fees[index] ?? [], ordering) };
    } catch (error) {
      throw refusalAt(item, error);
    }
  });
}
