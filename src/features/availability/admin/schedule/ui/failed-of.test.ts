import { expect, test, vi } from 'vitest';
import { failedOf } from './failed-of';

const query = (isError: boolean, isFetching = false) => ({ isError, isFetching, refetch: vi.fn(async () => {}) });

test('nothing has failed while everything is there', () => {
  expect(failedOf(query(false), query(false, true))).toBeNull();
});

test('trying again asks for all that failed, and for nothing else', async () => {
  const [month, days, short] = [query(true), query(false), query(true, true)];
  const failed = failedOf(month, days, short);
  expect(failed?.isFetching).toBe(true);
  await failed?.refetch();
  expect([month, days, short].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 0, 1]);
});
