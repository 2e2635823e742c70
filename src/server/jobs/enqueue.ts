import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import type { JobName, JobPayloads } from './job';
import { flagsOf } from './job-flags';

type When = {
  runAt?: Date;
  maxAttempts?: number;
  /** Replaces a job of the same key that has not begun yet. */
  jobKey?: string;
  /** The ids of the rows that the job refers to; erasing a row finds the job by the row's id. */
  about?: readonly string[];
};

export type NewJob = When & { name: JobName; payload: JobPayloads[JobName] };

export const newJob = <Name extends JobName>(name: Name, payload: JobPayloads[Name], when: When = {}): NewJob => ({
  name,
  payload,
  ...when,
});

/** For a statement that also writes the rows that the jobs are about. Keys must differ between the jobs. */
export const addJobs = (jobs: readonly NewJob[]): Prisma.Sql => Prisma.sql`
  SELECT graphile_worker.add_jobs(ARRAY(
    SELECT (job.name, job.payload, NULL, job."runAt", job."maxAttempts", job."jobKey", NULL, job.flags)
      ::graphile_worker.job_spec
    FROM json_to_recordset(${JSON.stringify(jobs.map(({ about, ...job }) => ({ ...job, flags: flagsOf(about) })))}::json)
      AS job (name text, payload json, "runAt" timestamptz, "maxAttempts" int, "jobKey" text, flags text[])
  ))`;

/** Enqueues in the business transaction: after a rollback the jobs never run, after a commit they run at least once. */
export async function enqueueAll(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0) await tx.$executeRaw(addJobs(jobs));
}

export const enqueue = <Name extends JobName>(tx: Tx, name: Name, payload: JobPayloads[Name], when: When = {}) =>
  enqueueAll(tx, [newJob(name, payload, when)]);
