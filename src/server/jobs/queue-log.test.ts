import type { Job } from 'graphile-worker';
import { expect, it, vi } from 'vitest';
import { log } from '@/server/process/log';
import { queueLogger } from './queue-log';

it.each([
  ['job failed, it will be tried again', 'warn', 1],
  ['job is dead', 'error', 3],
] as const)('a failure is logged as one line that names its request: %s', (sentence, level, attempts) => {
  const written = vi.spyOn(log, level).mockImplementation(() => {});
  const job = { id: '7', task_identifier: 'mail.send', attempts, max_attempts: 3 } as Job;
  const failed = { failure: true, job: { ...job, flags: { 'request:edge-4711': true } }, error: new Error('away') };
  queueLogger.error('Failed task', failed);
  const about = { requestId: 'edge-4711', job: '7', task: 'mail.send', attempt: attempts, of: 3, reason: 'away' };
  expect(written.mock.calls).toEqual([[about, sentence]]);
  written.mockRestore();
});
