import { expect, test } from 'vitest';
import { pagesOf } from './pages-of';

const party = (divers: number) => ({ divers: Array.from({ length: divers }, () => 'diver'), companions: [] });
const sizes = (bookings: number[]) =>
  pagesOf(bookings.map(party)).map((page) => page.map(({ divers }) => divers.length));

test('pagesOf counts companions, who have their own rows', () => {
  const withCompanions = { ...party(4), companions: ['companion', 'companion'] };
  expect(pagesOf([party(8), withCompanions])).toEqual([[party(8)], [withCompanions]]);
});

test('pagesOf fills pages of twelve people in booking order, and keeps each booking together', () => {
  expect(sizes([])).toEqual([]);
  expect(sizes([4, 4, 4])).toEqual([[4, 4, 4]]);
  expect(sizes([4, 6, 4, 2])).toEqual([
    [4, 6],
    [4, 2],
  ]);
  expect(sizes([2, 14, 1])).toEqual([[2], [14], [1]]);
});
