'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { publicPath } from '@/shared/locale/locales';
import { onNavigationStart } from '@/ui/feedback/navigation-start';
import { changed, readTableState, type TableDefaults, type TableState, tableSearch } from './table-state';

/** A function receives the current state, which the page may not show yet. */
type Change = Partial<TableState> | ((now: TableState) => Partial<TableState>);

/** The state of a list and its setters; `hrefFor` returns the address of the list after a change. */
export interface TableControl {
  state: TableState;
  change: (change: Change) => void;
  hrefFor: (change: Partial<TableState>) => string;
}

/**
 * The last search written to the address, until the page shows it. For each earlier change, the router writes its
 * address once more; a change based on that address would lose the later ones.
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
 * Stores the state of a list in the address. The address changes at once and is read from there, so that no change is
 * lost among several in quick succession.
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
