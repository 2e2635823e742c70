'use client';
import { useEffect, useRef } from 'react';
import { ACCESS_OVER } from '@/shared/site/access-over';

/** The draft survives a change of language, so that link needs no warning; nor does the way to sign in again. */
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
