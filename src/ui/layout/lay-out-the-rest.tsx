'use client';
import { useEffect } from 'react';
import { onNavigationStart } from '@/ui/feedback/navigation-start';

/** So few that a touch is answered in between. */
const AT_ONCE = 2;

/** Safari has no idle time to give. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

/**
 * While a page starts, what is marked with `data-late` and not in sight waits with its layout (base.css). Once the page
 * works it is laid out piece by piece, so that searching, scrolling and jumping find each thing where it stands.
 */
export function LayOutTheRest() {
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
