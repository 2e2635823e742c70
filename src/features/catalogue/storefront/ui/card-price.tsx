'use client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { lowestPrice } from './prices';
import css from './product-card.module.css';
import { usePrice } from './use-price';

type Props = {
  lng: Locale;
  slug: string;
  /** `{price}` is replaced by the amount. */
  from: string;
  /** The number of divers that the price includes. */
  packages: string;
  afterSignIn: string;
};

/** The lowest price, displayed only to people with an account. */
export function CardPrice({ lng, slug, from, packages, afterSignIn }: Props) {
  const [price] = usePrice(lng, slug);
  if (price.state === 'unknown') return <span className={css.hint}>{afterSignIn}</span>;
  const lowest = price.state === 'loaded' ? lowestPrice(price.prices) : null;
  return (
    <span className={css.price}>
      {lowest !== null && (
        <>
          <strong>{from.replace('{price}', formatRupiah(lowest, lng))}</strong>{' '}
          <span className={css.hint}>{packages}</span>
        </>
      )}
    </span>
  );
}
