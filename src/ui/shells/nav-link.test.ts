import { expect, test } from 'vitest';
import { isCurrent } from './nav-link';

test('a navigation link is current on its page and on the pages below it', () => {
  expect(isCurrent('/admin/orders', '/admin/orders')).toBe(true);
  expect(isCurrent('/admin/orders/42/detail', '/admin/orders')).toBe(true);
  expect(isCurrent('/admin/orders-archive', '/admin/orders')).toBe(false);
});

test('an overview is current on its own page only', () => {
  expect(isCurrent('/admin', '/admin', true)).toBe(true);
  expect(isCurrent('/admin/orders', '/admin', true)).toBe(false);
});

test('a link to a part of a page is never current', () => {
  expect(isCurrent('/', '/#trips')).toBe(false);
});
