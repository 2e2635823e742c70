import { expect, test } from 'vitest';
import { ariaSort, changed, nextSort, position, readTableState, tableSearch } from './table-state';

const defaults = { perPage: 20, sort: '-created_at', filters: ['status'] };
const read = (search: string) => readTableState(new URLSearchParams(search), defaults);

test('an untouched list has a clean address', () => {
  expect(tableSearch(read(''), defaults)).toBe('');
});

test('a list comes back from its address as it was left', () => {
  const search = '?search=m%C3%BCller&status=paid&sort=name&per_page=50&page=3';
  expect(tableSearch(read(search), defaults)).toBe(search);
});

test('nonsense in the address counts as not said', () => {
  expect(read('?page=-2&per_page=1.5')).toMatchObject({ page: 1, perPage: 20 });
  expect(read('?page=x&per_page=5000&colour=red')).toMatchObject({ page: 1, perPage: 100, filters: {} });
});

test('a list that is sorted by nothing on purpose says so', () => {
  const state = changed(read(''), { sort: '' });
  expect(tableSearch(state, defaults)).toBe('?sort=');
  expect(read('?sort=').sort).toBe('');
});

test('a new search, filter or order starts at the first page, turning a page keeps them', () => {
  const third = read('?search=ana&page=3');
  expect(changed(third, { filters: { status: 'paid' } }).page).toBe(1);
  expect(changed(third, { page: 4 })).toMatchObject({ page: 4, search: 'ana' });
});

test('pressing a header goes through its orders', () => {
  expect(nextSort('', 'name')).toBe('name');
  expect(nextSort('name', 'name')).toBe('-name');
  expect(nextSort('-name', 'name')).toBe('');
  expect(nextSort('-created_at', 'name')).toBe('name');
  expect(ariaSort('-name', 'name')).toBe('descending');
  expect(ariaSort('name', 'date')).toBe('none');
});

test('the position names the rows on the page', () => {
  expect(position({ page: 3, per_page: 20, total: 57, last_page: 3 })).toEqual({ from: 41, to: 57, total: 57 });
  expect(position({ page: 1, per_page: 20, total: 0, last_page: 1 })).toEqual({ from: 0, to: 0, total: 0 });
});
