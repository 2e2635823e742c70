import { expect, test, vi } from 'vitest';
import { failedOf } from './failed-of';

const query = (isError: boolean, isFetching = false) => ({ isError, isFetching, refetch: vi.fn(async () => {}) });

test('failedOf returns null while every query has its data', () => {
  expect(failedOf(query(false), query(false, true))).toBeNull();
});

test('retrying refetches exactly the failed queries', async () => {
  const [month, days, short] = [query(true), query(false), query(true, true)];
  const failed = failedOf(month, days, short);
  expect(failed?.isFetching).toBe(true);
  await failed?.refetch();
  expect([month, days, short].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 0, 1]);
});
