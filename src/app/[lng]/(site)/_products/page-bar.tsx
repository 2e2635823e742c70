'use client';
import { IconLock } from '@tabler/icons-react';
import Link from 'next/link';
import { lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { changeAddressSearch } from '@/ui/address-search';
import css from './page-box.module.css';
import { type PageBoxProps, usePageBox } from './use-page-box';

const BoxSheet = lazy(() => import('./box-sheet').then((module) => ({ default: module.BoxSheet })));
const BarAmount = lazy(() =>
  import('@/features/booking/box/ui/bar-amount').then((module) => ({ default: module.BarAmount })),
);

/** Bar at the foot of a phone's screen: the price or a link to it, and the button that opens the box as a sheet. */
export function PageBar(props: PageBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const [isComing, whenReady] = useTransition();
  const { box, next } = usePageBox(props, isOpen);
  const { prices, texts } = box;
  // Until the scripts run, the button is a link to the form.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const chosen = useRef<string | null>(null);
  const onChange: typeof box.onChange = (change) => {
    box.onChange(change);
    chosen.current = location.search;
  };
  const onClose = () => {
    setOpen(false);
    // The history entry below the sheet still has the old URL.
    if (chosen.current !== null) changeAddressSearch(chosen.current);
  };
  return (
    <>
      <div className={css.barPrice}>
        {prices.state === 'unknown' && (
          <Link href={box.signIn ?? ''} prefetch={false}>
            <IconLock aria-hidden="true" />
            {texts.lock.title}
          </Link>
        )}
        {prices.state === 'loaded' && (
          <Suspense>
            <BarAmount {...box} prices={prices.prices} />
          </Suspense>
        )}
      </div>
      {isAlive ? (
        <Button look="next" aria-haspopup="dialog" busy={isComing} onClick={() => whenReady(() => setOpen(true))}>
          {texts.book}
        </Button>
      ) : (
        <ButtonLink look="next" prefetch={false} href={next}>
          {texts.book}
        </ButtonLink>
      )}
      <Suspense>{isOpen && <BoxSheet box={{ ...box, onChange }} next={next} onClose={onClose} />}</Suspense>
    </>
  );
}
