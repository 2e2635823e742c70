import { accountJobs } from '../features/accounts/jobs';
import { blogJobs } from '../features/blog/jobs';
import { mediaJobs } from '../features/media/jobs';
import { mailJobs } from '../features/notifications/jobs';
import { paymentHook } from '../features/orders/commands/payment-hook';
import { orderJobs } from '../features/orders/jobs';
import { paymentJobs } from '../features/payments/jobs';
import { db, pool } from '../server/db';
import { beforeExit } from '../server/jobs/before-exit';
import { tidy } from '../server/jobs/housekeeping';
import type { Job } from '../server/jobs/job';
import { type Worker, workOn } from '../server/jobs/worker';

/** Every job there is. */
const jobs: readonly Job[] = [
  tidy,
  ...accountJobs,
  ...blogJobs,
  ...mailJobs,
  ...mediaJobs,
  ...orderJobs,
  ...paymentJobs(paymentHook),
];

// Hot reload loads this module again; the worker stays.
const held = globalThis as typeof globalThis & { segaraWorker?: Worker };

/** Works on the jobs in this process until it ends. */
export function startWorker(): void {
  if (held.segaraWorker) return;
  const worker = workOn(jobs);
  held.segaraWorker = worker;
  beforeExit(() => worker.stop());
}

/** A process that does nothing else: ends when it is told to, with its jobs done. */
export function runWorker(): Promise<void> {
  const worker = workOn(jobs);
  return new Promise((resolve) => {
    const stop = () =>
      void worker.stop().then(async () => {
        await db.$disconnect();
        await pool.end();
        resolve();
      });
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
}
