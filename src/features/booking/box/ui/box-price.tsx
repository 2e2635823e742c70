'use client';
import { IconLock } from '@tabler/icons-react';
import Link from 'next/link';
import { lazy, Suspense } from 'react';
import { Button } from '@/ui/action/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './box-price.module.css';
import type { BoxProps } from './box-props';

// Visitors see no price and need none of its arithmetic.
const Amounts = lazy(() => import('./box-amounts').then((module) => ({ default: module.BoxAmounts })));

/** The price of what is chosen; in its stead a visitor finds the way to it. */
export function BoxPrice(props: BoxProps) {
  const { prices, askPrices, texts } = props;
  const coming = <Skeleton kind="title" />;
  if (prices.state === 'unknown') return <Lock {...props} />;
  if (prices.state === 'failed') {
    return (
      <div role="alert">
        <p>{texts.price.failed}</p>
        <Button onClick={askPrices}>{texts.retry}</Button>
      </div>
    );
  }
  const isLoaded = prices.state === 'loaded';
  return (
    <div className={css.price} aria-busy={!isLoaded || undefined}>
      <Suspense fallback={coming}>{isLoaded ? <Amounts {...props} prices={prices.prices} /> : coming}</Suspense>
    </div>
  );
}

function Lock({ texts, signIn }: Pick<BoxProps, 'texts' | 'signIn'>) {
  if (!signIn) return null;
  return (
    <div className={css.lock}>
      <IconLock aria-hidden="true" />
      <p>
        <Link href={signIn} prefetch={false}>
          {texts.lock.title}
        </Link>
        <small>{texts.lock.text}</small>
      </p>
    </div>
  );
}
