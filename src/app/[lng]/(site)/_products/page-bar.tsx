'use client';
import { IconChevronDown } from '@tabler/icons-react';
import Link from 'next/link';
import { lazy, Suspense } from 'react';
import { splitsPair } from '@/features/booking/domain/people';
import { joinFacts } from '@/i18n/typography/no-break';
import { formatNearDay } from '@/shared/time/dates';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { bookText } from './book-link';
import css from './page-bar.module.css';
import { usePageBooking } from './page-booking';

const BarAmount = lazy(() =>
  import('@/features/booking/box/ui/bar-amount').then((module) => ({ default: module.BarAmount })),
);

/**
 * Bar at the foot of the screen where the box is out of sight: the chosen day, which opens all dates, the price or a
 * link to it, and the button.
 */
export function PageBar() {
  const { box, next, day, openSheet, isComing } = usePageBooking();
  const { lng, product, choice, prices, texts } = box;
  const left = day && texts.left.replace('{seats}', String(day.seatsLeft));
  return (
    <>
      <strong className={css.title}>{product.title}</strong>
      <div className={css.choice}>
        <button
          type="button"
          data-scripted=""
          className={css.day}
          aria-haspopup="dialog"
          aria-busy={isComing}
          onClick={openSheet}
        >
          {day ? joinFacts([formatNearDay(day.date, lng), left]) : texts.more}
          <IconChevronDown aria-hidden="true" />
        </button>
        <div className={css.price}>
          {prices.state === 'unknown' && (
            <Link href={box.signIn ?? ''} prefetch={false}>
              {texts.lock.title}
            </Link>
          )}
          {prices.state === 'loaded' && (
            <Suspense>
              <BarAmount {...box} prices={prices.prices} />
            </Suspense>
          )}
        </div>
      </div>
      {splitsPair(choice.quantity, product) ? (
        <Button look="next" size="l" aria-haspopup="dialog" onClick={openSheet}>
          {texts.book}
        </Button>
      ) : (
        <ButtonLink look="next" size="l" prefetch={false} href={next}>
          <span className={css.narrow}>{texts.book}</span>
          <span className={css.wide}>{bookText({ box, day })}</span>
        </ButtonLink>
      )}
    </>
  );
}
