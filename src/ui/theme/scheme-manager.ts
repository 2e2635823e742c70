import type { MantineColorSchemeManager } from '@mantine/core';
import { choose, readChoice, watchScheme } from './color-scheme';

let stopWatching: (() => void) | undefined;

/** Makes Mantine share the colour-scheme choice of the site. */
export const schemeManager: MantineColorSchemeManager = {
  get: (fallback) => (typeof window === 'undefined' ? fallback : readChoice()),
  set: choose,
  clear: () => choose('auto'),
  subscribe: (onUpdate) => {
    stopWatching = watchScheme(() => onUpdate(readChoice()));
  },
  unsubscribe: () => stopWatching?.(),
};
