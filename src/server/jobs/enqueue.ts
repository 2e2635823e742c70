import type { Tx } from '@/server/database/db';
import type { JobName, JobPayloads } from './job';

type When = {
  runAt?: Date;
  maxAttempts?: number;
  /** A job of the same key that has not begun yet is replaced by this one. */
  jobKey?: string;
  /** The ids of the rows it refers to, by which it is found when they are erased. */
  about?: readonly string[];
};

/** Written in the business transaction: after a rollback it never runs, after a commit it runs at least once. */
export async function enqueue<Name extends JobName>(tx: Tx, name: Name, payload: JobPayloads[Name], when: When = {}) {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      ${name}::text,
      ${JSON.stringify(payload)}::json,
      run_at => ${when.runAt ?? null}::timestamptz,
      max_attempts => ${when.maxAttempts ?? null}::int,
      job_key => ${when.jobKey ?? null}::text,
      flags => ${when.about ?? null}::text[]
    )`;
}
