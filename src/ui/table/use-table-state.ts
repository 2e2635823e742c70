'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { publicPath } from '@/shared/locale/locales';
import { onNavigationStart } from '@/ui/feedback/navigation-start';
import { changed, readTableState, type TableDefaults, type TableState, tableSearch } from './table-state';

/** A function receives the state of the moment, which the page may not show yet. */
type Change = Partial<TableState> | ((now: TableState) => Partial<TableState>);

/** The state of a list and its setters; `hrefFor` returns the address of the list after a change. */
export interface TableControl {
  state: TableState;
  change: (change: Change) => void;
  hrefFor: (change: Partial<TableState>) => string;
}

/**
 * The search that was written to the address last, until the page shows it: for each change before, the router writes the
 * address of that one once more, and a change made in between would lose what came after.
 */
function useWrittenSearch(shown: string) {
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (written.current === shown) written.current = null;
  }, [shown]);
  useEffect(() => {
    const forget = () => {
      written.current = null;
    };
    const stop = onNavigationStart(forget);
    addEventListener('popstate', forget);
    return () => {
      stop();
      removeEventListener('popstate', forget);
    };
  }, []);
  return written;
}

/**
 * Stores the state of a list in the address. It changes at once and is read from there, so that of several changes
 * within a moment none is lost.
 */
export function useTableState(defaults: TableDefaults = {}): TableControl {
  const path = publicPath(usePathname());
  const params = new URLSearchParams(useSearchParams());
  const written = useWrittenSearch(params.toString());
  const state = readTableState(params, defaults);
  const after = (now: TableState, change: Partial<TableState>) => tableSearch(changed(now, change), defaults);
  return {
    state,
    hrefFor: (change) => `${path}${after(state, change)}`,
    change(change) {
      const now = readTableState(new URLSearchParams(written.current ?? location.search), defaults);
      const search = after(now, typeof change === 'function' ? change(now) : change);
      written.current = new URLSearchParams(search).toString();
      history.replaceState(null, '', `${path}${search}`);
    },
  };
}
