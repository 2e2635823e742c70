import '@/test/direct-address';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { claimTry } from '@/server/auth/rate-limit';
import { defineJob } from '@/server/jobs/job';
import { workOn } from '@/server/jobs/worker';
import { listenForChanges } from '@/server/page-cache/listen-for-changes';
import { db, pool } from './db';

const hearing = listenForChanges();
const worker = workOn([
  defineJob({ name: 'housekeeping.tidy', lane: 'upkeep', payload: z.strictObject({}), run: async () => {} }),
]);
afterAll(async () => {
  await Promise.all([hearing.stop(), worker.stop()]);
  await db.$disconnect();
  await pool.end();
});

test('listeners for page changes and jobs use the direct address', async () => {
  const listeners = async () => {
    const { rows } = await pool.query<{ name: string; channel: string }>(
      `SELECT application_name AS name, CASE WHEN query LIKE '%jobs:insert%' THEN 'jobs' ELSE 'pages' END AS channel
       FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %' ORDER BY channel`,
    );
    return rows;
  };
  await expect.poll(listeners).toEqual([
    { name: 'direct', channel: 'jobs' },
    { name: 'direct', channel: 'pages' },
  ]);
});

test('limits and transactions leave no named statement on their connection', async () => {
  const limit = { name: 'pooler', points: 3, perSeconds: 60 };
  await claimTry(limit, 'ayu@example.test');
  for (let turn = 0; turn < 9; turn += 1) await db.$transaction((tx) => tx.$queryRaw`SELECT ${turn}::int AS turn`);
  const { rows } = await pool.query('SELECT name FROM pg_prepared_statements');
  expect(rows).toEqual([]);
});
