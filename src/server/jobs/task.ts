import type { JobHelpers, Task } from 'graphile-worker';
import type { Db } from '@/server/database/db';
import { readClock } from '@/server/process/clock';
import { withJobId } from '@/server/process/job-id';
import { withRequestId } from '@/server/process/request-id';
import { traced } from '@/server/traces/traces';
import { defaultLocale } from '@/shared/locale/locales';
import { system } from '@/shared/schema/actor';
import { type Job, misfit, PermanentFailure } from './job';
import { readFlags } from './job-flags';
import { recordJobEnd, recordJobStart } from './running-jobs';

const REMEMBERED = 100;

/** Recently finished jobs. When the database goes away before a job is marked as done, the job is fetched again. */
const done: string[] = [];

function remember(id: string): void {
  done.push(id);
  if (done.length > REMEMBERED) done.shift();
}

/** The queue's own function for giving up refuses jobs in progress, and this job is in progress. */
async function giveUp({ job, query }: JobHelpers): Promise<void> {
  job.max_attempts = job.attempts;
  await query('UPDATE graphile_worker._private_jobs SET max_attempts = attempts WHERE id = $1', [job.id]);
}

/** Removes the time and cause that the queue adds to the payload of a scheduled job. */
function withoutCron(payload: unknown): unknown {
  const { _cron, ...rest } = payload as Record<string, unknown>;
  return rest;
}

/** The queue's task function for a job. */
export const taskOf =
  (job: Job, db: Db): Task =>
  async (payload, helpers) => {
    const { id, flags } = helpers.job;
    if (done.includes(id)) return;
    const input = job.payload.safeParse(withoutCron(payload));
    recordJobStart(id);
    try {
      if (!input.success) throw misfit(`the payload is not valid: ${input.error.message}`, input.error);
      const { data } = input;
      const { about, requestId = `job-${id}`, trace: parent } = readFlags(flags);
      const ctx = { actor: system, db, now: readClock(), locale: defaultLocale, requestId };
      const attributes = { 'segara.job': id, 'segara.request_id': requestId };
      const run = () => job.run(ctx, data, about);
      await withRequestId(requestId, () =>
        withJobId(id, () => traced(job.name, { kind: 'consumer', attributes, parent }, run)),
      );
      remember(id);
    } catch (error) {
      if (error instanceof PermanentFailure) await giveUp(helpers);
      throw error;
    } finally {
      recordJobEnd(id);
    }
  };
