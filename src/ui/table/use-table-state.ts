'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { publicPath } from '@/shared/locale/locales';
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
 * Stores the state of a list in the address. It changes at once and is read from there, so that of several changes
 * within a moment none is lost.
 */
export function useTableState(defaults: TableDefaults = {}): TableControl {
  const path = publicPath(usePathname());
  const state = readTableState(new URLSearchParams(useSearchParams()), defaults);
  const after = (now: TableState, change: Partial<TableState>) =>
    `${path}${tableSearch(changed(now, change), defaults)}`;
  return {
    state,
    hrefFor: (change) => after(state, change),
    change(change) {
      const now = readTableState(new URLSearchParams(location.search), defaults);
      history.replaceState(null, '', after(now, typeof change === 'function' ? change(now) : change));
    },
  };
}
