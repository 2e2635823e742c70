'use client';
import { type ItemOnDraft, itemsWithPeople, productOn } from '@/features/booking/domain/draft-items';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useChosen } from './booking-context';
import { useDraft } from './draft-provider';

/** An item with its product, missing once it is no longer on offer, and its prices, once loaded. */
export type BookedItem = ItemOnDraft & {
  index: number;
  sold: ProductDetail | undefined;
  prices: ProductPrices | undefined;
};

/** All items of the booking in order; most bookings have one. */
export function useItems(): BookedItem[] {
  const { product, prices, others, otherPrices } = useChosen();
  const draft = useDraft((value) => value);
  const loaded = prices ? [prices, ...otherPrices] : otherPrices;
  return itemsWithPeople(draft, product).map((item, index) => ({
    ...item,
    index,
    sold: productOn(item, { slug: product.slug, product }, others),
    prices: loaded.find(({ slug }) => slug === item.product),
  }));
}
