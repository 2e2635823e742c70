import type { Tx } from '@/server/database/db';

/** Removes jobs whose keys have this prefix and that have not begun; returns their keys. */
export async function removeWaitingJobs(tx: Tx, keys: string): Promise<string[]> {
  const removed = await tx.$queryRaw<{ key: string }[]>`
    DELETE FROM graphile_worker._private_jobs
    WHERE starts_with(key, ${keys}) AND locked_at IS NULL AND attempts = 0 RETURNING key`;
  return removed.map(({ key }) => key);
}

/** Makes jobs whose keys have this prefix run at once, before any that the transaction adds. */
export const runWaitingJobsNow = (tx: Tx, keys: string): Promise<number> => tx.$executeRaw`
  UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'
  WHERE starts_with(key, ${keys}) AND locked_at IS NULL AND run_at > now()`;
