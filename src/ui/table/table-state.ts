import { readListQuery } from '@/shared/list/list-query';
import { defaultPerPage, maxPerPage } from '@/shared/list/page-size';
import type { PageMeta } from '@/shared/list/pages';
import type { z } from '@/shared/schema/zod';

/** The state of a list; it lives in the address, so that a list can be bookmarked, shared and reached with Back. */
export interface TableState {
  page: number;
  /** The row after which the page begins, past the last counted page. */
  after: string;
  perPage: number;
  /** A column's key; a leading minus sorts in descending order. */
  sort: string;
  search: string;
  filters: Record<string, string>;
}

/** The default state of a list; `filters` names the filters it has. */
export interface TableDefaults {
  perPage?: number;
  sort?: string;
  filters?: readonly string[];
}

const positiveInteger = (text: string | null, fallback: number, greatest: number) => {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 1 ? Math.min(number, greatest) : fallback;
};

/** Reads the state from the address and ignores invalid values. */
export function readTableState(params: URLSearchParams, defaults: TableDefaults = {}): TableState {
  const filters = (defaults.filters ?? []).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    page: positiveInteger(params.get('page'), 1, Number.MAX_SAFE_INTEGER),
    after: params.get('after') ?? '',
    perPage: positiveInteger(params.get('per_page'), defaults.perPage ?? defaultPerPage, maxPerPage),
    sort: params.get('sort') ?? defaults.sort ?? '',
    search: params.get('search') ?? '',
    filters: Object.fromEntries(filters),
  };
}

/** The query string of a list without the values that equal the defaults. */
export function tableSearch(state: TableState, defaults: TableDefaults = {}): string {
  const params = new URLSearchParams();
  if (state.search) params.set('search', state.search);
  for (const [name, value] of Object.entries(state.filters)) if (value) params.set(name, value);
  if (state.sort !== (defaults.sort ?? '')) params.set('sort', state.sort);
  if (state.perPage !== (defaults.perPage ?? defaultPerPage)) params.set('per_page', String(state.perPage));
  if (state.page > 1) params.set('page', String(state.page));
  if (state.after) params.set('after', state.after);
  const search = params.toString();
  return search && `?${search}`;
}

/** The complete state as the query for the server, defaults included. */
export const stateQuery = ({ page, after, perPage, sort, search, filters }: TableState): URLSearchParams =>
  new URLSearchParams({ ...filters, search, sort, page: String(page), after, per_page: String(perPage) });

/** Any change other than that of the page returns to the first page. */
export const changed = (state: TableState, change: Partial<TableState>): TableState => ({
  ...state,
  page: 1,
  after: '',
  ...change,
});

/** Clicking a column header cycles through ascending, descending and the list's own order. */
export function nextSort(sort: string, column: string): string {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? '' : column;
}

export function ariaSort(sort: string, column: string): 'ascending' | 'descending' | 'none' {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : 'none';
}

/** The first and last row on the page, counted from 1. */
export function position(meta: PageMeta): { from: number; to: number; total: number } {
  const from = meta.total === 0 ? 0 : (meta.page - 1) * meta.per_page + 1;
  const to = meta.page * meta.per_page;
  return { from, to: meta.capped ? to : Math.min(to, meta.total), total: meta.total };
}

/** The page after this one: by number while pages are counted, then by the last row. */
export function nextPage({ page, last_page, next }: PageMeta): { page: number; after?: string } | null {
  if (page < last_page) return { page: page + 1 };
  return next ? { page: page + 1, after: next } : null;
}

/** The server input of a list, parsed by its own schema; the CSV export uses the same input. */
export const listInput = <Input extends z.ZodObject>(input: Input, state: TableState): z.output<Input> =>
  readListQuery(input, stateQuery(state));
