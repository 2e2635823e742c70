import type { Db, Tx } from '@/server/database/db';

export type DeadJob = {
  id: string;
  name: string;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  payload: unknown;
};

const TRIES = 14;

/** Jobs that are no longer retried automatically, newest first. They stay until somebody decides about them. */
export const deadJobs = (db: Db): Promise<DeadJob[]> => db.$queryRaw<DeadJob[]>`
  SELECT jobs.id::text, jobs.task_identifier AS name, jobs.attempts::int, jobs.last_error AS "lastError",
    jobs.created_at AS "createdAt", work.payload
  FROM graphile_worker.jobs JOIN graphile_worker._private_jobs AS work ON work.id = jobs.id
  WHERE jobs.attempts >= jobs.max_attempts AND jobs.locked_at IS NULL
  ORDER BY jobs.id DESC`;

/** Retries a dead job now, from the first try. False when the job is not dead or no longer exists. */
export async function retryDeadJob(tx: Tx, id: string): Promise<boolean> {
  const revived = await tx.$queryRaw<object[]>`
    SELECT job.id::text FROM graphile_worker.jobs AS dead, graphile_worker.reschedule_jobs(
      ARRAY[dead.id], run_at => now(), attempts => 0, max_attempts => ${TRIES}) AS job
    WHERE dead.id = ${id}::bigint AND dead.attempts >= dead.max_attempts AND dead.locked_at IS NULL`;
  return revived.length === 1;
}

export async function removeDeadJob(tx: Tx, id: string): Promise<boolean> {
  const buried = await tx.$queryRaw<object[]>`
    SELECT job.id::text FROM graphile_worker.jobs AS dead, graphile_worker.complete_jobs(ARRAY[dead.id]) AS job
    WHERE dead.id = ${id}::bigint AND dead.attempts >= dead.max_attempts AND dead.locked_at IS NULL`;
  return buried.length === 1;
}
