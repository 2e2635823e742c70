import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from '@/shared/schema/zod';
import { pageFields, rowsOf, toPage } from './pages';

const input = z.strictObject(pageFields);

test('a list starts with its first twenty rows', () => {
  expect(rowsOf(input.parse({}))).toEqual({ skip: 0, take: 20 });
  expect(rowsOf(input.parse({ page: 3, per_page: 50 }))).toEqual({ skip: 100, take: 50 });
});

test('a page has at least one row and at most a hundred, and the first page is 1', () => {
  const isFine = (query: object) => input.safeParse(query).success;
  expect([{ per_page: 1 }, { per_page: 100 }].map(isFine)).toEqual([true, true]);
  const odd = [{ per_page: 0 }, { per_page: 101 }, { page: 0 }, { page: 1.5 }, { page: '1' }, { page: 1e9 }];
  expect(odd.map(isFine)).toEqual(odd.map(() => false));
});

test('toPage counts the rows and pages of a list, even an empty one', () => {
  expect(toPage({ page: 2, per_page: 20 }, 41, ['u', 'v']).meta).toEqual({
    page: 2,
    per_page: 20,
    total: 41,
    last_page: 3,
  });
  expect(toPage({ page: 1, per_page: 20 }, 0, []).meta).toEqual({ page: 1, per_page: 20, total: 0, last_page: 1 });
});

test('all pages together contain every row exactly once', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 100 }), (total, per_page) => {
      const rows = Array.from({ length: total }, (_, index) => index);
      const { last_page } = toPage({ page: 1, per_page }, total, []).meta;
      const turned = Array.from({ length: last_page }, (_, index) => rowsOf({ page: index + 1, per_page }));
      expect(turned.flatMap(({ skip, take }) => rows.slice(skip, skip + take))).toEqual(rows);
      expect(turned.at(-1)?.skip).toBeLessThanOrEqual(total);
    }),
  );
});
