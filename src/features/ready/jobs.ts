import { purgeHealth } from '@/features/ready/health/commands/purge-health';
import { remindGuests } from '@/features/ready/reminders/commands/remind-guests';
import { defineJob } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'ready.remind': Record<string, never>;
    'health.purge': Record<string, never>;
  }
}

/** Runs hourly from 9:20 to 21:20 in Bali. */
const remind = defineJob({
  name: 'ready.remind',
  lane: 'upkeep',
  payload: z.object({}),
  cron: '20 1-13 * * *',
  run: remindGuests,
});

/** Runs at 3:35 in Bali. */
const purge = defineJob({
  name: 'health.purge',
  lane: 'upkeep',
  payload: z.object({}),
  cron: '35 19 * * *',
  run: purgeHealth,
});

export const readyJobs = [remind, purge];
