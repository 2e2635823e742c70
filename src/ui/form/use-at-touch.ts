'use client';
import { useEffect } from 'react';

/** By then a page is there, also on a slow phone. */
const REST_MS = 6000;
const touches = ['pointerdown', 'keydown'] as const;

/**
 * Loads what a page needs later: at the first touch, or after a rest for whoever reads first. Earlier, it would hold up
 * what is seen.
 */
export function useAtTouch(load: () => void) {
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
