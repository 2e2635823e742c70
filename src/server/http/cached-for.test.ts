import { expect, test } from 'vitest';
import { cachedFor } from './cached-for';

test('cachedFor shares one run among concurrent callers, and its result for some time after', async () => {
  const ends: (() => void)[] = [];
  let now = 0;
  const check = cachedFor(
    5_000,
    () => new Promise<void>((resolve) => ends.push(resolve)),
    () => now,
  );
  const first = [check(), check()];
  now = 60_000;
  first.push(check());
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await Promise.all(first);
  now += 4_999;
  await check();
  expect(ends).toHaveLength(1);
  now += 1;
  void check();
  expect(ends).toHaveLength(2);
});

test('cachedFor shares a failure as well, and runs again after it', async () => {
  let now = 0;
  let runs = 0;
  const check = cachedFor(
    5_000,
    async () => {
      runs += 1;
      throw new Error('no space left');
    },
    () => now,
  );
  await expect(check()).rejects.toThrow('no space left');
  await expect(check()).rejects.toThrow('no space left');
  now = 5_000;
  await expect(check()).rejects.toThrow('no space left');
  expect(runs).toBe(2);
});
