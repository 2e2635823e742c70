import type { Db } from '../db';

export type DeadJob = { id: string; name: string; attempts: number; lastError: string | null; createdAt: Date };

/** Jobs that will not be tried again by themselves, newest first. They stay until somebody decides about them. */
export const deadJobs = (db: Db): Promise<DeadJob[]> => db.$queryRaw<DeadJob[]>`
  SELECT id::text, task_identifier AS name, attempts::int, last_error AS "lastError", created_at AS "createdAt"
  FROM graphile_worker.jobs
  WHERE attempts >= max_attempts AND locked_at IS NULL
  ORDER BY jobs.id DESC`;
