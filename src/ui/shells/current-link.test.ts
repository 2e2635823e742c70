import { expect, test } from 'vitest';
import { currentLink } from './current-link';

const links = [
  { href: '/admin', exact: true },
  { href: '/admin/schedule/2026-12-01', pages: '/admin/schedule/{date}' },
  { href: '/admin/schedule' },
  { href: '/admin/orders/create' },
  { href: '/admin/orders' },
];
const hrefOn = (path: string) => currentLink(path, links)?.href;

test('currentLink prefers the nearest of several links that lead to a page', () => {
  expect(hrefOn('/admin/orders/create/42')).toBe('/admin/orders/create');
  expect(hrefOn('/admin/orders/42/detail')).toBe('/admin/orders');
});

test('currentLink tells the board of any day from the other pages of the schedule', () => {
  expect(hrefOn('/admin/schedule/2027-03-14')).toBe('/admin/schedule/2026-12-01');
  expect(hrefOn('/admin/schedule/2027-03-14/sheets')).toBe('/admin/schedule/2026-12-01');
  expect(hrefOn('/admin/schedule/closures')).toBe('/admin/schedule');
});

test('currentLink marks an overview on its own page only, and nothing on a page without a link', () => {
  expect(hrefOn('/admin')).toBe('/admin');
  expect(hrefOn('/admin/settings')).toBeUndefined();
});
