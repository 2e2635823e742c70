import { expect, it } from 'vitest';
import { z } from '@/shared/schema/zod';
import { readQueryString } from './query-string';

const input = z.strictObject({
  page: z.number().int().default(1),
  active: z.boolean().optional(),
  status: z.array(z.string()).optional(),
  search: z.string().optional(),
});
const read = (query: string) => readQueryString(input, new URLSearchParams(query));

it('readQueryString reads numbers, booleans and lists as the schema expects them, and leaves texts alone', () => {
  expect(read('page=2&active=false&status=paid&status=confirmed&search=007')).toEqual({
    page: 2,
    active: false,
    status: ['paid', 'confirmed'],
    search: '007',
  });
});

it('readQueryString passes on unreadable values, so that the schema refuses them by name', () => {
  expect(read('page=two&active=yes&unheard=1')).toEqual({ page: 'two', active: 'yes', unheard: '1' });
  expect(input.safeParse(read('page=')).success).toBe(false);
});

it('readQueryString does not take the language as a field', () => {
  expect(read('lang=de')).toEqual({});
});

it('readQueryString leaves the schema equally strict for other callers', () => {
  read('page=2');
  expect(input.safeParse({ page: '2' }).success).toBe(false);
});
