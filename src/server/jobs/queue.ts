import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, type Runner, run, type WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Db } from '@/server/database/db';
import type { Job } from './job';
import { type Lane, laneNames, lanes } from './lanes';
import { queueLogger } from './queue-log';
import { taskOf } from './task';

const LOOK_EVERY_MS = 1_000;
/** Milliseconds after which jobs that were fetched but not begun become available to other instances. */
const UNCLAIMED_MS = 1_000;
const FIRST_LOOK_MS = 3_000;
const PATIENCE_MS = 6_000;

/** Each lane listens on its own connection, and all lanes fetch their jobs through the other two. */
export const QUEUE_CONNECTIONS = laneNames.length + 2;

/** The database client for the jobs of a lane. */
export type DatabaseOf = (lane: Lane) => Db;

type Connections = { pool: Pool; databaseOf: DatabaseOf };
type RunningLane = { runner: Runner; workerId: string; ended: Promise<unknown> };
export type Queue = { workerIds: string[]; ended: Promise<unknown>; stop(): Promise<void> };

const cronOf = ({ name, cron }: Job) =>
  cron ? [{ task: name, match: cron, identifier: name, options: { jobKey: name } }] : [];

/** Settles when a lane has looked for jobs for the first time; the queue itself only logs a failure. */
const firstLook = (events: EventEmitter) =>
  once(events, 'localQueue:getJobs:complete', { signal: AbortSignal.timeout(FIRST_LOOK_MS) });

/**
 * Rejects when all workers of a lane have stopped because the end of a job could not be recorded. When that happens to
 * two jobs at once, the queue's own promise never settles.
 */
async function recordLost(events: EventEmitter, workers: number): Promise<never> {
  const failed = new Promise<Error>((resolve) => {
    events.once('pool:fatalError', ({ error }: { error: Error }) => resolve(error));
  });
  const stopped = new Promise<void>((resolve) => {
    let running = workers;
    events.on('worker:stop', () => {
      running -= 1;
      if (running === 0) resolve();
    });
  });
  await stopped;
  throw await failed;
}

/** Lets running jobs finish; jobs that take too long are returned for another worker. */
async function stopLane({ runner }: RunningLane): Promise<void> {
  const finished = runner.stop().then(() => true);
  const inTime = await Promise.race([finished, pause(PATIENCE_MS, false, { ref: false })]);
  if (!inTime) await runner.kill();
}

/** A lane whose first look fails does not start: the queue would repeat that failure forever without asking again. */
async function startLane(lane: Lane, jobs: readonly Job[], { pool, databaseOf }: Connections): Promise<RunningLane> {
  const events = new EventEmitter();
  let workerId = '';
  events.once('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
    workerId = workerPool.id;
  });
  const looked = firstLook(events);
  const lost = recordLost(events, lanes[lane]);
  for (const promise of [looked, lost]) promise.catch(() => {});
  const runner = await run({
    pgPool: pool,
    concurrency: lanes[lane],
    // A scheduled job is found by polling once it is due.
    pollInterval: LOOK_EVERY_MS,
    noHandleSignals: true,
    logger: queueLogger,
    events,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, databaseOf(lane))])),
    parsedCronItems: parseCronItems(jobs.flatMap(cronOf)),
    preset: {
      worker: {
        // Without a batch, a connection lost while a job is marked as done would be an unhandled rejection.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        // One look serves all workers of the lane; with one look per worker, an order caused eighteen. There is no
        // delay between looks, because a job added meanwhile would wait for the next poll.
        localQueue: { size: lanes[lane], ttl: UNCLAIMED_MS },
      },
    },
  });
  const started = { runner, workerId, ended: Promise.race([runner.promise, lost]) };
  try {
    await looked;
  } catch (error) {
    await stopLane(started);
    throw error;
  }
  return started;
}

/** Runs the jobs of every lane that has some. When one lane ends, it has lost the database, so all lanes end. */
export async function startQueue(jobs: readonly Job[], connections: Connections): Promise<Queue> {
  const starting = laneNames
    .map((lane) => ({ lane, own: jobs.filter((job) => job.lane === lane) }))
    .filter(({ own }) => own.length > 0)
    .map(({ lane, own }) => startLane(lane, own, connections));
  const started = await Promise.allSettled(starting);
  const running = started.flatMap((lane) => (lane.status === 'fulfilled' ? [lane.value] : []));
  const stop = async () => void (await Promise.allSettled(running.map(stopLane)));
  const failed = started.find((lane) => lane.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const ends = running.map((lane) => lane.ended);
  const ended = Promise.race(ends)
    .finally(stop)
    .finally(() => Promise.allSettled(ends));
  return { workerIds: running.map(({ workerId }) => workerId), ended, stop };
}
