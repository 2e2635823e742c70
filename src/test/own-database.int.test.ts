import { expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';

test('a test file has a migrated database of its own', async () => {
  const [row] = await db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  expect(row?.name).toMatch(/^segara_test_/);
  await expect(db.user.count()).resolves.toBe(0);
});

test('the database of a test file has the job queue', async () => {
  const { rows } = await pool.query("SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS there");
  expect(rows).toEqual([{ there: true }]);
});
