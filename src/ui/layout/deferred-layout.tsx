'use client';
import { useEffect } from 'react';
import { onNavigationStart } from '@/ui/feedback/navigation-start';

/** Few enough that touches can be handled in between. */
const AT_ONCE = 2;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

/**
 * While a page starts, offscreen elements marked `data-late` are not laid out (base.css). Once the page is interactive
 * they are laid out a few at a time, so that search, scrolling and anchors find everything in its final position.
 */
export function DeferredLayout() {
  useEffect(() => {
    const root = document.documentElement;
    const waiting = [...document.querySelectorAll<HTMLElement>('[data-late]')];
    const finish = () => {
      waiting.length = 0;
      delete root.dataset.fresh;
    };
    const layOutNext = () => {
      if (waiting.length === 0) return finish();
      for (const next of waiting.splice(0, AT_ONCE)) next.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
    return onNavigationStart(finish);
  }, []);
  return null;
}
