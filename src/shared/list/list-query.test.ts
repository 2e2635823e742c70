import { expect, test } from 'vitest';
import { z } from '@/shared/schema/zod';
import { readListQuery } from './list-query';
import { pageFields } from './pages';

const input = z.strictObject({
  ...pageFields,
  search: z.string().max(10).optional(),
  sort: z.enum(['name', '-name']).default('name'),
  active: z.boolean().optional(),
  kinds: z.array(z.enum(['trip', 'course'])).optional(),
});
const read = (query: string) => readListQuery(input, new URLSearchParams(query));

test('readListQuery parses numbers, booleans and repeated values as the list expects them', () => {
  expect(read('page=2&per_page=50&search=12&sort=-name&active=false&kinds=trip&kinds=course')).toEqual({
    page: 2,
    per_page: 50,
    search: '12',
    sort: '-name',
    active: false,
    kinds: ['trip', 'course'],
  });
});

test('readListQuery ignores invalid, empty and unknown values', () => {
  const usual = { page: 1, per_page: 20, sort: 'name' };
  expect(read('')).toEqual(usual);
  expect(read('page=0&per_page=x&sort=price&active=perhaps&search=&colour=red&lang=de')).toEqual(usual);
});
