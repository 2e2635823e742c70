import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/env';
import { db, openDatabase, openPool } from '@/server/database/db';
import { log } from '@/server/process/log';
import { release, startHeartbeat } from './heartbeat';
import type { Job } from './job';
import { lanes } from './lanes';
import { type DatabaseOf, QUEUE_CONNECTIONS, startQueue } from './queue';

const PATIENCE_MS = 7_500;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export type Worker = { stop(): Promise<void> };

/** Runs the jobs until stopped. While the database is away it waits, and resumes when the database is back. */
export function workOn(jobs: readonly Job[]): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;
  // A separate pool, so that jobs are fetched even while visitors use every other connection. The queue listens and
  // names its statements, which no pooler in transaction mode supports.
  const pool = openPool(QUEUE_CONNECTIONS, env.DATABASE_DIRECT_URL);
  // Likewise separate: payments are recorded even while every visitor connection waits for a lock.
  const payments = openDatabase(lanes.payments);
  const databaseOf: DatabaseOf = (lane) => (lane === 'payments' ? payments.db : db);
  let lastIds: string[] = [];

  async function runQueue(): Promise<void> {
    // Jobs that the last run could not mark as done or failed when it lost the database.
    if (lastIds.length > 0) await release(db, lastIds);
    const { workerIds, ended, stop } = await startQueue(jobs, { pool, databaseOf });
    lastIds = workerIds;
    log.info({ workers: workerIds }, 'working on jobs');
    const heart = startHeartbeat(db, workerIds);
    const onStop = () => void stop();
    signal.addEventListener('abort', onStop);
    if (signal.aborted) onStop();
    await ended.finally(() => signal.removeEventListener('abort', onStop)).finally(() => heart.stop());
  }

  async function keepRunning(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const began = performance.now();
      const reason = await runQueue().then(
        () => 'the queue stopped by itself',
        (error: unknown) => String(error),
      );
      if (signal.aborted) return;
      if (performance.now() - began > LONGEST_PAUSE_MS) pauseMs = FIRST_PAUSE_MS;
      if (pauseMs === FIRST_PAUSE_MS) log.warn({ reason }, 'jobs wait until the database answers');
      await pause(pauseMs, undefined, { signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  async function disconnect(): Promise<void> {
    await payments.db.$disconnect();
    await Promise.all([pool.end(), payments.pool.end()]);
  }

  const running = keepRunning().finally(disconnect);
  return {
    async stop() {
      stopping.abort();
      await Promise.race([running, pause(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
