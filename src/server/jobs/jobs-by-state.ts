import type { Db } from '@/server/database/db';

export type JobsByState = { state: 'waiting' | 'later' | 'running' | 'dead'; count: number; oldestSeconds: number };

/** The number of jobs in each state, and since when the oldest has been due. */
export const jobsByState = (db: Db): Promise<JobsByState[]> => db.$queryRaw<JobsByState[]>`
  SELECT state, count(*)::int AS count,
    greatest(0, extract(epoch FROM now() - min(run_at)))::float8 AS "oldestSeconds"
  FROM (
    SELECT run_at, CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'dead'
      WHEN run_at > now() THEN 'later' ELSE 'waiting' END AS state
    FROM graphile_worker.jobs
  ) AS jobs GROUP BY state`;
