'use client';
import type { Locale } from '../../../shared/locales';
import css from './card-price.module.css';
import { inRupiah, lowestPrice } from './prices';
import { usePrice } from './use-price';

type Props = {
  lng: Locale;
  slug: string;
  /** With `{price}` where the amount goes. */
  from: string;
  afterSignIn: string;
};

/** What a card says of the price: the lowest, to those who may know it. */
export function CardPrice({ lng, slug, from, afterSignIn }: Props) {
  const [price] = usePrice(lng, slug);
  if (price.state === 'unknown') return <span className={css.hint}>{afterSignIn}</span>;
  const lowest = price.state === 'told' ? lowestPrice(price.prices) : null;
  return <span className={css.price}>{lowest !== null && from.replace('{price}', inRupiah(lowest, lng))}</span>;
}
