import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { presets, rights } from '@/shared/schema/rights';
import { mayOpen } from './office-pages';

/** The address of each office page, with a placeholder for each parameter. */
const pages = readdirSync('src/app/[lng]/(admin)/admin', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/admin/${file}`.replace(/\/page\.tsx$/, '').replace(/\[\w+\]/g, 'something'));

test('mayOpen lets an owner open every page of the office', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((page) => !mayOpen(rights, page))).toEqual([]);
});

test('mayOpen limits an account without rights to the first page and its own settings', () => {
  expect(pages.filter((page) => mayOpen([], page)).sort()).toEqual(['/admin', '/admin/settings']);
});

test('mayOpen refuses a page that no row covers', () => {
  for (const page of ['/admin/new-page', '/admin/settings/anything', '/admin/ordersandmore', '/'])
    expect(mayOpen(rights, page)).toBe(false);
});

test('mayOpen uses the longest matching row and ignores the query', () => {
  expect(mayOpen(presets.content, '/admin/products/mantas/edit')).toBe(true);
  expect(mayOpen(presets.content, '/admin/products/create')).toBe(false);
  expect(mayOpen(presets.money, '/admin/schedule/day?date=2026-11-23')).toBe(true);
  expect(mayOpen(presets.money, '/admin/schedule/2026-11-23')).toBe(false);
  expect(mayOpen(presets.office, '/admin/orders/create')).toBe(true);
});
