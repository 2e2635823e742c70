'use client';
import { IconLock } from '@tabler/icons-react';
import Link from 'next/link';
import { lazy, Suspense } from 'react';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './box-price.module.css';
import type { BoxProps } from './box-props';

// Loaded lazily, since visitors see no price.
const Amounts = lazy(() => import('./box-amounts').then((module) => ({ default: module.BoxAmounts })));

/** The price of the current choice; visitors get a link to sign in instead. */
export function BoxPrice(props: BoxProps) {
  const { prices, askPrices, texts, compact, opensDates } = props;
  const coming = <Skeleton kind="title" />;
  if (prices.state === 'unknown') return <Lock {...props} compact={compact || opensDates} />;
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
    <div className={classNames(css.price, compact && css.line)} aria-busy={!isLoaded || undefined}>
      <Suspense fallback={coming}>{isLoaded ? <Amounts {...props} prices={prices.prices} /> : coming}</Suspense>
    </div>
  );
}

function Lock({ texts, signIn, compact }: Pick<BoxProps, 'texts' | 'signIn'> & { compact: boolean | undefined }) {
  if (!signIn) return null;
  return (
    <div className={compact ? css.line : css.lock}>
      <IconLock aria-hidden="true" />
      <p>
        <Link href={signIn} prefetch={false}>
          {texts.lock.title}
        </Link>
        {!compact && <small>{texts.lock.text}</small>}
      </p>
    </div>
  );
}
