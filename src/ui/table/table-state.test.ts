import { expect, test } from 'vitest';
import { ariaSort, changed, nextPage, nextSort, position, readTableState, tableSearch } from './table-state';

const defaults = { perPage: 20, sort: '-created_at', filters: ['status'] };
const read = (search: string) => readTableState(new URLSearchParams(search), defaults);

test('tableSearch is empty for a list in its default state', () => {
  expect(tableSearch(read(''), defaults)).toBe('');
});

test('readTableState restores what tableSearch wrote', () => {
  const search = '?search=m%C3%BCller&status=paid&sort=name&per_page=50&page=3';
  expect(tableSearch(read(search), defaults)).toBe(search);
});

test('readTableState ignores invalid values in the address', () => {
  expect(read('?page=-2&per_page=1.5')).toMatchObject({ page: 1, perPage: 20 });
  expect(read('?page=x&per_page=5000&colour=red')).toMatchObject({ page: 1, perPage: 100, filters: {} });
});

test('tableSearch keeps an explicitly empty sort order', () => {
  const state = changed(read(''), { sort: '' });
  expect(tableSearch(state, defaults)).toBe('?sort=');
  expect(read('?sort=').sort).toBe('');
});

test('changed replaces a page beyond the counted pages with a counted page', () => {
  const behind = read('?page=502&after=a');
  expect(tableSearch(behind, defaults)).toBe('?page=502&after=a');
  expect(tableSearch(changed(behind, { page: 501 }), defaults)).toBe('?page=501');
});

test('nextPage counts pages up to the last counted one and then begins after the row before', () => {
  const many = { per_page: 20, total: 10_000, last_page: 500, capped: true as const };
  expect(nextPage({ ...many, page: 499, next: 'a' })).toEqual({ page: 500 });
  expect(nextPage({ ...many, page: 500, next: 'b' })).toEqual({ page: 501, after: 'b' });
  expect(nextPage({ ...many, page: 900 })).toBeNull();
  expect(position({ ...many, page: 501 })).toEqual({ from: 10_001, to: 10_020, total: 10_000 });
});

test('changed returns to page 1 after a new search, filter or order, and keeps them on a new page', () => {
  const third = read('?search=ana&page=3');
  expect(changed(third, { filters: { status: 'paid' } }).page).toBe(1);
  expect(changed(third, { page: 4 })).toMatchObject({ page: 4, search: 'ana' });
});

test('nextSort cycles through the orders of a column', () => {
  expect(nextSort('', 'name')).toBe('name');
  expect(nextSort('name', 'name')).toBe('-name');
  expect(nextSort('-name', 'name')).toBe('');
  expect(nextSort('-created_at', 'name')).toBe('name');
  expect(ariaSort('-name', 'name')).toBe('descending');
  expect(ariaSort('name', 'date')).toBe('none');
});

test('position returns the first and last row of the page', () => {
  expect(position({ page: 3, per_page: 20, total: 57, last_page: 3 })).toEqual({ from: 41, to: 57, total: 57 });
  expect(position({ page: 1, per_page: 20, total: 0, last_page: 1 })).toEqual({ from: 0, to: 0, total: 0 });
});
