'use client';
import { IconLock } from '@tabler/icons-react';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { lowestPrice } from './prices';
import css from './product-card.module.css';
import { usePrice } from './use-price';

type Props = {
  lng: Locale;
  slug: string;
  /** `{price}` stands for the amount. */
  from: string;
  /** Number of divers that the price includes. */
  packages: string;
  afterSignIn: string;
};

/** Lowest price, shown only to people with an account. */
export function CardPrice({ lng, slug, from, packages, afterSignIn }: Props) {
  const [price] = usePrice(lng, slug);
  if (price.state === 'unknown')
    return (
      <span className={css.price}>
        <IconLock aria-hidden="true" />
        {afterSignIn}
      </span>
    );
  const lowest = price.state === 'loaded' ? lowestPrice(price.prices) : null;
  return (
    <span className={css.price}>
      {lowest !== null && (
        <>
          <strong>{from.replace('{price}', formatRupiah(lowest, lng))}</strong> <span>{packages}</span>
        </>
      )}
    </span>
  );
}
