import { remindGuests } from '@/features/ready/reminders/commands/remind-guests';
import { defineJob } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'ready.remind': Record<string, never>;
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

export const readyJobs = [remind];
