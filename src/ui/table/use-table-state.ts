'use client';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { publicPath } from '@/shared/locale/locales';
import { changed, readTableState, type TableDefaults, type TableState, tableSearch } from './table-state';

/** The state of a list and its setters; `hrefFor` returns the address of the list after a change. */
export interface TableControl {
  state: TableState;
  change: (change: Partial<TableState>) => void;
  hrefFor: (change: Partial<TableState>) => string;
}

/** Stores the state of a list in the address. */
export function useTableState(defaults: TableDefaults = {}): TableControl {
  const router = useRouter();
  const path = publicPath(usePathname());
  const state = readTableState(new URLSearchParams(useSearchParams()), defaults);
  const hrefFor = (change: Partial<TableState>) => `${path}${tableSearch(changed(state, change), defaults)}`;
  return { state, hrefFor, change: (change) => router.replace(hrefFor(change), { scroll: false }) };
}
