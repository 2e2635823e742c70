'use client';
import { useEffect, useRef } from 'react';
import { ACCESS_OVER } from '@/shared/site/access-over';

/** A change of language keeps the draft, so its link needs no warning; the same goes for signing in again. */
const isLanguageLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[hreflang]') !== null;

/** Lets the browser ask for confirmation before unsaved changes are lost. */
export function useLeaveGuard(wouldMiss: () => boolean) {
  const asks = useRef(wouldMiss);
  useEffect(() => {
    asks.current = wouldMiss;
  });
  useEffect(() => {
    let isSwitching = false;
    const onAccessOver = () => {
      isSwitching = true;
    };
    const onClick = ({ target }: MouseEvent) => {
      isSwitching = isLanguageLink(target);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isSwitching && asks.current()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { capture: true });
    addEventListener('beforeunload', onLeave);
    addEventListener(ACCESS_OVER, onAccessOver);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      removeEventListener('beforeunload', onLeave);
      removeEventListener(ACCESS_OVER, onAccessOver);
    };
  }, []);
}
