import { expect, test } from 'vitest';
import { isCurrent } from './nav-link';

test('isCurrent marks a navigation link on its page and on the pages below it', () => {
  expect(isCurrent('/admin/orders', '/admin/orders')).toBe(true);
  expect(isCurrent('/admin/orders/42/detail', '/admin/orders')).toBe(true);
  expect(isCurrent('/admin/orders-archive', '/admin/orders')).toBe(false);
});

test('isCurrent marks an overview on its own page only', () => {
  expect(isCurrent('/admin', '/admin', true)).toBe(true);
  expect(isCurrent('/admin/orders', '/admin', true)).toBe(false);
});

test('isCurrent never marks a link to a part of a page', () => {
  expect(isCurrent('/', '/#trips')).toBe(false);
});
