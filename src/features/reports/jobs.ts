import { storedUntil } from '@/features/reports/figures/commands/store-figures';
import { defineJob, type Job } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';
import { dayAt, plusDays } from '@/shared/time/days';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'reports.store-figures': Record<string, never>;
  }
}

/** A year and the one before. */
const DAYS = 2 * 366;

/** Counts figures overnight, so that nobody waits for a report in the morning. */
export const reportJobs: readonly Job[] = [
  defineJob({
    name: 'reports.store-figures',
    lane: 'upkeep',
    payload: z.object({}),
    // 03:40 in the shop's time zone.
    cron: '40 19 * * *',
    async run({ db, now }) {
      const today = dayAt(now);
      await storedUntil(db, { from: plusDays(today, -DAYS), to: today });
    },
  }),
];
