import { accountJobs } from '@/features/accounts/jobs';
import { backupJobs } from '@/features/backups/jobs';
import { blogJobs } from '@/features/blog/jobs';
import { bookingJobs } from '@/features/booking/saved/jobs';
import { mediaJobs } from '@/features/media/jobs';
import { bulkJobs } from '@/features/order-desk/bulk/jobs';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { orderJobs } from '@/features/orders/jobs';
import { paymentJobs } from '@/features/payments/jobs';
import { readyJobs } from '@/features/ready/jobs';
import { reportJobs } from '@/features/reports/jobs';
import { db, pool } from '@/server/database/db';
import { onRelease, onStopWork } from '@/server/http/stopping';
import { tidy } from '@/server/jobs/housekeeping';
import type { Job } from '@/server/jobs/job';
import { workOn } from '@/server/jobs/worker';
import { mailJobs } from '@/server/mail/mail-jobs';
import { processWide } from '@/server/process/process-wide';
import { mails } from './mails-root';

export const jobs: readonly Job[] = [
  tidy,
  ...accountJobs,
  ...backupJobs,
  ...blogJobs,
  ...bookingJobs,
  ...mailJobs(mails),
  ...mediaJobs,
  ...bulkJobs,
  ...orderJobs,
  ...paymentJobs(paymentHook),
  ...readyJobs,
  ...reportJobs,
];

async function disconnect(): Promise<void> {
  await db.$disconnect();
  await pool.end();
}

/** Runs the jobs in this process until it ends. */
export function startWorker(): void {
  processWide('worker', () => {
    const worker = workOn(jobs);
    onStopWork(worker.stop);
    onRelease(disconnect);
    return worker;
  });
}

/** For a dedicated worker process: resolves when it is stopped and its jobs are done. */
export function runWorker(): Promise<void> {
  const worker = workOn(jobs);
  return new Promise((resolve) => {
    const stop = () =>
      void worker
        .stop()
        .then(disconnect)
        .then(() => resolve());
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
}
