import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, type Runner, run, type WorkerPool } from 'graphile-worker';
import { db, pool } from '../db';
import { log } from '../log';
import { release, startHeart } from './heartbeat';
import type { Job } from './job';
import { queueLogger } from './queue-log';
import { taskOf } from './task';

const JOBS_AT_ONCE = 3;
const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 8_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export type Worker = { stop(): Promise<void> };

const cronOf = ({ name, cron }: Job) =>
  cron ? [{ task: name, match: cron, identifier: name, options: { jobKey: name } }] : [];

async function startQueue(jobs: readonly Job[]): Promise<{ runner: Runner; workerId: string }> {
  const events = new EventEmitter();
  let workerId = '';
  events.once('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
    workerId = workerPool.id;
  });
  const runner = await run({
    pgPool: pool,
    concurrency: JOBS_AT_ONCE,
    // A job that waits for its time is found by looking.
    pollInterval: LOOK_EVERY_MS,
    noHandleSignals: true,
    logger: queueLogger,
    events,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)])),
    parsedCronItems: parseCronItems(jobs.flatMap(cronOf)),
    // Without a batch, a connection lost while a job is marked as done would be an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return { runner, workerId };
}

/** Lets the running jobs finish; those that take too long are put back for another worker. */
async function stopQueue(runner: Runner): Promise<void> {
  const finished = runner.stop().then(() => true);
  const inTime = await Promise.race([finished, pause(PATIENCE_MS, false, { ref: false })]);
  if (!inTime) await runner.kill();
}

/** Works on the jobs until stopped. While the database is away it waits, and goes on when it is back. */
export function workOn(jobs: readonly Job[]): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastId: string | null = null;

  async function runQueue(): Promise<void> {
    // What the last one could not mark as done or failed when it lost the database.
    if (lastId) await release(db, [lastId]);
    const { runner, workerId } = await startQueue(jobs);
    lastId = workerId;
    log.info({ worker: workerId }, 'working on jobs');
    const heart = startHeart(db, workerId);
    const stop = () => void stopQueue(runner).catch(() => {});
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    await runner.promise.finally(() => signal.removeEventListener('abort', stop)).finally(() => heart.stop());
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

  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await Promise.race([running, pause(PATIENCE_MS + 2_000, undefined, { ref: false })]);
    },
  };
}
