'use client';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import css from './card-price.module.css';
import { lowestPrice } from './prices';
import { usePrice } from './use-price';

type Props = {
  lng: Locale;
  slug: string;
  /** With `{price}` where the amount goes. */
  from: string;
  /** How many divers that is for. */
  packages: string;
  afterSignIn: string;
};

/** What a card says of the price: the lowest, to those who may know it. */
export function CardPrice({ lng, slug, from, packages, afterSignIn }: Props) {
  const [price] = usePrice(lng, slug);
  if (price.state === 'unknown') return <span className={css.hint}>{afterSignIn}</span>;
  const lowest = price.state === 'loaded' ? lowestPrice(price.prices) : null;
  return (
    <span className={css.price}>
      {lowest !== null && (
        <>
          <strong>{from.replace('{price}', inRupiah(lowest, lng))}</strong> <span className={css.hint}>{packages}</span>
        </>
      )}
    </span>
  );
}
