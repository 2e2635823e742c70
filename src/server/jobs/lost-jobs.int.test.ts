import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { db, pool } from '@/server/database/db';
import { enqueue } from './enqueue';
import { startHeartbeat } from './heartbeat';
import { defineJob } from './job';
import { recordJobStart, runningJobs } from './running-jobs';
import { workOn } from './worker';

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

const workerIds = async () =>
  (await pool.query<{ id: string }>('SELECT worker_id AS id FROM worker_heartbeats')).rows.map(({ id }) => id);

/** Simulates a reply that was lost a minute ago to the worker that fetched the job. */
const lockFor = (workerId: string) =>
  pool.query(
    `UPDATE graphile_worker._private_jobs
     SET locked_by = $1, locked_at = now() - interval '61 seconds', attempts = 1, run_at = now()`,
    [workerId],
  );

it('a job still runs after it was locked by a living worker that does not know it', async () => {
  const ran: string[] = [];
  const worker = workOn([
    defineJob({
      name: 'mail.send',
      lane: 'mail',
      payload: z.strictObject({ sealed: z.string() }),
      run: async (_ctx, { sealed }) => void ran.push(sealed),
    }),
  ]);
  await expect.poll(workerIds).toHaveLength(1);
  await enqueue(db, 'mail.send', { sealed: 'lost' }, { runAt: new Date(Date.now() + 3_600_000) });
  await lockFor((await workerIds())[0] ?? '');
  await expect.poll(() => ran).toEqual(['lost']);
  await worker.stop();
  expect(runningJobs()).toHaveLength(1);
});

it('a job that runs for more than a minute stays with its worker', async () => {
  await enqueue(db, 'mail.send', { sealed: 'slow' }, { runAt: new Date(Date.now() + 3_600_000) });
  await enqueue(db, 'mail.send', { sealed: 'lost' }, { runAt: new Date(Date.now() + 3_600_000) });
  await lockFor('worker-of-this-test');
  const ids = (await pool.query<{ id: string }>('SELECT id::text FROM graphile_worker._private_jobs ORDER BY id')).rows;
  recordJobStart(ids[0]?.id ?? '');
  const heart = startHeartbeat(db, ['worker-of-this-test']);
  const locked = async () =>
    (await pool.query<{ id: string }>('SELECT id::text FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL'))
      .rows;
  await expect.poll(locked).toEqual([ids[0]]);
  await heart.stop();
});
