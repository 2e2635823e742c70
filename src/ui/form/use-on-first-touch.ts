'use client';
import { useEffect } from 'react';

/** Even a slow phone has loaded the page by then. */
const REST_MS = 6000;
const touches = ['pointerdown', 'keydown'] as const;

/**
 * Loads code that a page needs later: at the first touch, or after a pause for people who read first. Loading it
 * earlier would delay the visible content.
 */
export function useOnFirstTouch(load: () => void) {
  useEffect(() => {
    const stop = () => {
      clearTimeout(rest);
      for (const touch of touches) removeEventListener(touch, begin);
    };
    const begin = () => {
      stop();
      load();
    };
    const rest = setTimeout(begin, REST_MS);
    for (const touch of touches) addEventListener(touch, begin);
    return stop;
  }, [load]);
}
