import { z } from 'zod';
import { open, seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { readFlags } from '@/server/jobs/job-flags';
import { readClock } from '@/server/process/clock';
import { mentionsAny, mentionsName } from './mentions';
import { removeFiles } from './remove-files';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'mail.forget': { sealed: string };
  }
}

/** The words and names that identify emails about a person. */
export type Traces = {
  /** Ids of rows, booking IDs and addresses. */
  words: readonly string[];
  /** The person's names; others may share them, so they identify only files of the demo. */
  names: readonly string[];
};

const task = z.strictObject({
  words: z.array(z.string()),
  names: z.array(z.string()),
  /** An email queued later is about a new person at the same address. */
  before: z.iso.datetime(),
  /** The email that confirms the erasure; the last of these jobs removes it. */
  notice: z.uuid().nullable(),
  last: z.boolean(),
});
type Task = z.infer<typeof task>;

const AGAIN_MS = 5_000;
/** A little longer than an email is retried. */
const NOTICE_MS = 2 * 24 * 60 * 60 * 1000;

/** An email, or a job that may queue one. */
const queued = z.object({ id: z.string().optional(), queuedAt: z.string() });

type SealedJob = { job: string; sealed: string; flags: object | null };

const sealedJobs = (db: Tx) => db.$queryRaw<SealedJob[]>`
  SELECT jobs.id::text AS job, payload ->> 'sealed' AS sealed, flags
  FROM graphile_worker._private_jobs AS jobs
  JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id
  WHERE identifier <> 'mail.forget' AND payload ->> 'sealed' IS NOT NULL`;

/** Null for text that no key opens any more. */
function opened(sealed: string): string | null {
  try {
    return open(sealed);
  } catch {
    return null;
  }
}

/** Removes waiting and dead emails, and jobs that may queue one; returns true when one is in progress. */
async function removeQueued(db: Tx, { words, before, notice, last }: Task): Promise<boolean> {
  const mentions = mentionsAny(words);
  const found = (await sealedJobs(db)).filter(({ sealed, flags }) => {
    const text = opened(sealed);
    const { about } = readFlags(flags);
    const mail = text ? queued.parse(JSON.parse(text)) : null;
    if (!text || !mail) return mentions(about.join(' '));
    if (notice !== null && mail.id === notice) return last;
    return mail.queuedAt <= before && mentions([text, ...about].join(' '));
  });
  const jobs = found.map(({ job }) => job);
  // A job that a worker has taken stays.
  const removed = await db.$queryRaw<unknown[]>`
    SELECT job.id::text FROM graphile_worker.complete_jobs(${jobs}::bigint[]) AS job`;
  return removed.length < found.length;
}

const queueTask = (tx: Tx, what: Task, runAt?: Date) =>
  enqueue(tx, 'mail.forget', { sealed: seal(JSON.stringify(what)) }, runAt ? { runAt } : {});

/**
 * Removes all emails about a person: waiting ones now, their files through a job. `notice` is the email that confirms
 * the erasure; it is still sent, and removed two days later.
 */
export async function eraseMailsAbout(tx: Tx, traces: Traces, notice: string | null = null): Promise<void> {
  const now = readClock();
  const what = { words: [...traces.words], names: [...traces.names], before: now.toISOString(), notice, last: false };
  await removeQueued(tx, what);
  await queueTask(tx, what);
  const itself = { ...what, words: [], names: [], last: true };
  if (notice) await queueTask(tx, itself, new Date(now.getTime() + NOTICE_MS));
}

/** The work of the job. It waits for an email in progress, which leaves a file or returns to the queue. */
export async function eraseMails(db: Tx, sealed: string): Promise<void> {
  const what = task.parse(JSON.parse(open(sealed)));
  const { before, notice, last } = what;
  const isOneInFlight = await removeQueued(db, what);
  const [mentions, names] = [mentionsAny(what.words), mentionsName(what.names)];
  await removeFiles({ mentions: (text) => mentions(text) || names(text), before: new Date(before), notice, last });
  if (isOneInFlight) await queueTask(db, what, new Date(readClock().getTime() + AGAIN_MS));
}
