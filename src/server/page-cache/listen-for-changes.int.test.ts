import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { env } from '@/env';
import { db, pool } from '@/server/database/db';
import { HANGING_MS } from '@/test/hanging';
import { freePort } from '../../../scripts/lib/port';
import { changesSoFar, isOutdated } from './changes.mjs';
import { listenForChanges } from './listen-for-changes';
import { CHANNEL, pagesChanged } from './pages-changed';

const everythingSince = (count: number) => isOutdated([], count);

const start = changesSoFar();
const hearing = listenForChanges();
afterAll(() => hearing.stop());
// A new listener does not know earlier changes.
beforeAll(() => vi.waitUntil(() => everythingSince(start), { timeout: HANGING_MS }));

const breakConnection = () =>
  pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE $1', [
    `LISTEN ${CHANNEL}%`,
  ]);

describe('a process that caches pages', () => {
  test('receives a change when it is committed, and not before', async () => {
    const before = changesSoFar();
    await db.$transaction(async (tx) => {
      await pagesChanged(tx, ['product:wreck', 'posts']);
      await db.$queryRaw`SELECT 1`;
      expect(changesSoFar()).toBe(before);
    });
    await expect.poll(() => isOutdated(['posts'], before)).toBe(true);
    expect(isOutdated(['product:wreck'], before)).toBe(true);
    expect(isOutdated(['product:reef'], before)).toBe(false);
  });

  test('never receives a change that is rolled back', async () => {
    const before = changesSoFar();
    const change = db.$transaction(async (tx) => {
      await pagesChanged(tx, ['product:wreck']);
      throw new Error('no change after all');
    });
    await expect(change).rejects.toThrow('no change after all');
    await pagesChanged(db, ['faqs']);
    await expect.poll(() => isOutdated(['faqs'], before)).toBe(true);
    expect(isOutdated(['product:wreck'], before)).toBe(false);
  });

  test('drops all its pages when its connection breaks, and listens again', async () => {
    const before = changesSoFar();
    expect((await breakConnection()).rowCount).toBe(1);
    await expect.poll(() => everythingSince(before)).toBe(true);
    const after = changesSoFar();
    await pagesChanged(db, ['faqs']);
    await expect.poll(() => isOutdated(['faqs'], after)).toBe(true);
  });
});

test('a process without a direct database connection trusts pages for a moment only', async () => {
  const address = new URL(env.DATABASE_URL);
  address.port = String(await freePort());
  const deaf = listenForChanges(address.href);
  for (let beat = 0; beat < 2; beat += 1) {
    const before = changesSoFar();
    await vi.waitUntil(() => everythingSince(before), { timeout: HANGING_MS });
  }
  await deaf.stop();
});
