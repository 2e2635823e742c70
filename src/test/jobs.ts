import { Logger, runOnce } from 'graphile-worker';
import { expect, vi } from 'vitest';
import { db, pool } from '@/server/database/db';
import type { Job } from '@/server/jobs/job';
import { taskOf } from '@/server/jobs/task';
import { HANGING_MS } from './hanging';

const silent = new Logger(() => () => {});

/** Runs these jobs until none is due. A failed job waits for its next try and stays in the queue. */
export async function runJobs(jobs: readonly Job[]): Promise<void> {
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    logger: silent,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, db)])),
  });
  // The queue records failures without waiting for the write.
  const begun = () => pool.query('SELECT id FROM graphile_worker.jobs WHERE locked_at IS NOT NULL');
  await vi.waitFor(async () => expect((await begun()).rows).toEqual([]), { timeout: HANGING_MS });
}

export type WaitingJob = { name: string; payload: unknown; runAt: Date; attempts: number };

/** The jobs in the queue, oldest first. */
export async function waitingJobs(): Promise<WaitingJob[]> {
  const { rows } = await pool.query<WaitingJob>(`
    SELECT tasks.identifier AS name, payload, run_at AS "runAt", attempts
    FROM graphile_worker._private_jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id
    ORDER BY _private_jobs.id`);
  return rows;
}

/** Skips the pauses between tries. */
export const makeJobsDue = () => pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
