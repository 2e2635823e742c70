'use client';
import { boxPrice } from '@/features/booking/box/domain/box-price';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import { formatRupiah } from '@/shared/schema/money';
import type { BoxProps } from './box-props';

type Props = Pick<BoxProps, 'lng' | 'product' | 'choice' | 'texts'> & { prices: ProductPrices };

/** The total and the number of people, in the bar at the bottom of a phone's screen. */
export function BarAmount({ lng, product, choice, texts, prices }: Props) {
  const price = boxPrice(prices, product, choice);
  if (!price) return null;
  const total = formatRupiah(price.total, lng);
  return (
    <>
      <strong>{price.isFrom ? texts.price.from.replace('{price}', total) : total}</strong>{' '}
      {texts.price.people[price.people]}
    </>
  );
}
