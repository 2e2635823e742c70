import type { Db } from '@/server/database/db';
import { log } from '@/server/process/log';
import { runningJobs } from './running-jobs';

const BEAT_MS = 5_000;
const GONE_AFTER = '60 seconds';

/** Uses the database's clock, so that the clocks of the workers' machines need not agree. */
const beat = (db: Db, workerIds: string[]) => db.$executeRaw`
  INSERT INTO worker_heartbeats (worker_id, seen_at) SELECT unnest(${workerIds}::text[]), now()
  ON CONFLICT (worker_id) DO UPDATE SET seen_at = excluded.seen_at`;

const forget = (db: Db, workerIds: string[]) =>
  db.$executeRaw`DELETE FROM worker_heartbeats WHERE worker_id = ANY(${workerIds}::text[])`;

/** Frees its jobs for other workers; otherwise they would stay locked for four hours. */
export async function release(db: Db, workerIds: string[]): Promise<void> {
  await db.$executeRaw`SELECT graphile_worker.force_unlock_workers(${workerIds}::text[])`;
}

/** A killed worker cannot release its jobs; other workers notice that its heartbeat stopped. */
export async function releaseJobsOfDeadWorkers(db: Db): Promise<void> {
  const dead = await db.$queryRaw<{ workerId: string; jobs: number }[]>`
    SELECT locked_by AS "workerId", count(*)::int AS jobs
    FROM graphile_worker.jobs
    WHERE locked_at < now() - ${GONE_AFTER}::interval
      AND NOT EXISTS (
        SELECT FROM worker_heartbeats
        WHERE worker_id = locked_by AND seen_at > now() - ${GONE_AFTER}::interval
      )
    GROUP BY locked_by`;
  if (dead.length === 0) return;
  await release(
    db,
    dead.map(({ workerId }) => workerId),
  );
  log.warn({ dead }, 'jobs of workers that are gone were taken over');
}

/**
 * When the reply to a worker that fetches a job, or records its end, is lost with the connection, the job stays locked
 * by a living worker that does not know it.
 */
async function releaseLostJobs(db: Db, workerIds: string[]): Promise<void> {
  const lost = await db.$queryRaw<{ id: string }[]>`
    UPDATE graphile_worker._private_jobs
    SET locked_at = NULL, locked_by = NULL, run_at = greatest(run_at, now())
    WHERE locked_by = ANY(${workerIds}::text[]) AND locked_at < now() - ${GONE_AFTER}::interval
      AND id <> ALL(${runningJobs()}::bigint[])
    RETURNING id::text`;
  if (lost.length > 0) log.warn({ lost: lost.map(({ id }) => id) }, 'jobs whose worker does not know them go back');
}

/** Beats until stopped; logs once when the database goes away and once when it is back. */
export function startHeartbeat(db: Db, workerIds: string[]): { stop(): Promise<void> } {
  let heard = true;
  let beating: Promise<void> | null = null;

  async function beatOnce(): Promise<void> {
    try {
      await beat(db, workerIds);
      await releaseJobsOfDeadWorkers(db);
      await releaseLostJobs(db, workerIds);
      if (!heard) log.info('the database is back, jobs go on');
      heard = true;
    } catch (error) {
      if (heard) log.warn({ reason: String(error).split('\n').at(-1) }, 'jobs wait: the database does not answer');
      heard = false;
    }
  }

  const next = () => {
    beating ??= beatOnce().finally(() => {
      beating = null;
    });
  };
  next();
  const timer = setInterval(next, BEAT_MS);
  return {
    async stop() {
      clearInterval(timer);
      await beating;
      await forget(db, workerIds).catch(() => {});
    },
  };
}
