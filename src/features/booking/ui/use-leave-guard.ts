'use client';
import { useEffect, useRef } from 'react';

/** The draft survives a change of language, so that link needs no warning. */
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
    const onClick = ({ target }: MouseEvent) => {
      isSwitching = isLanguageLink(target);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isSwitching && asks.current()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { capture: true });
    addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      removeEventListener('beforeunload', onLeave);
    };
  }, []);
}
