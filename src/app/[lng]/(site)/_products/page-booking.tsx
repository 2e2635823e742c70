'use client';
import { createContext, lazy, type ReactNode, Suspense, use, useRef, useState, useTransition } from 'react';
import { changeAddressSearch } from '@/ui/address-search';
import { type PageBox, type PageBoxProps, usePageBox } from './use-page-box';

const BoxSheet = lazy(() => import('./box-sheet').then((module) => ({ default: module.BoxSheet })));

type PageBooking = PageBox & { openSheet: () => void; isComing: boolean };

const Context = createContext<PageBooking | null>(null);

/** The choice that the box and the bar of a product's page share, with the sheet that shows all of it. */
export function PageBookingProvider({ children, ...props }: PageBoxProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isComing, whenReady] = useTransition();
  const page = usePageBox(props);
  const chosen = useRef<string | null>(null);
  const onChange: typeof page.box.onChange = (change) => {
    page.box.onChange(change);
    chosen.current = location.search;
  };
  const onClose = () => {
    setOpen(false);
    // The history entry below the sheet still has the old URL.
    if (chosen.current !== null) changeAddressSearch(chosen.current);
  };
  return (
    <Context value={{ ...page, openSheet: () => whenReady(() => setOpen(true)), isComing }}>
      {children}
      <Suspense>{isOpen && <BoxSheet {...page} box={{ ...page.box, onChange }} onClose={onClose} />}</Suspense>
    </Context>
  );
}

export function usePageBooking(): PageBooking {
  const booking = use(Context);
  if (!booking) throw new Error('a page without a booking');
  return booking;
}
