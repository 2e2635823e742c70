import { type Job, Logger } from 'graphile-worker';
import { log } from '@/server/process/log';
import { readFlags } from './job-flags';

type Meta = { failure?: boolean; job?: Job; error?: unknown };

const WORD = /[^\s<>"']+/g;
const withoutAddress = (word: string): string => (word.includes('@') ? '(address)' : word);
const QUIET_MS = 60_000;
let lastLoggedAt = Number.NEGATIVE_INFINITY;

function jobFailed({ id, task_identifier, attempts, max_attempts, flags }: Job, error: unknown): void {
  const reason = String(error instanceof Error ? error.message : error).replace(WORD, withoutAddress);
  const { requestId } = readFlags(flags);
  const about = { requestId, job: id, task: task_identifier, attempt: attempts, of: max_attempts, reason };
  if (attempts >= max_attempts) log.error(about, 'job is dead');
  else log.warn(about, 'job failed, it will be tried again');
}

/** While the database is away, the queue logs each of its tries; once a minute is enough. */
function queueComplains(message: string): void {
  if (performance.now() - lastLoggedAt < QUIET_MS) return;
  lastLoggedAt = performance.now();
  log.warn({ queue: message.split('\n')[0] }, 'job queue');
}

/**
 * Writes the queue's messages to our log: failures as one line without a payload, other messages only when they
 * matter.
 */
export const queueLogger = new Logger(() => (level, message, meta) => {
  const { failure, job, error } = (meta ?? {}) as Meta;
  if (failure && job) jobFailed(job, error);
  else if (level === 'error' || level === 'warning') queueComplains(message);
});
