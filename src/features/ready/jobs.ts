import { purgeHealth } from '@/features/ready/health/commands/purge-health';
import { remindGuests } from '@/features/ready/reminders/commands/remind-guests';
import { sendLinks } from '@/features/ready/reminders/commands/send-links';
import { purgeWaivers } from '@/features/ready/waiver/commands/purge-waivers';
import { defineJob } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'ready.remind': Record<string, never>;
    'ready.links': Record<string, never>;
    'waivers.purge': Record<string, never>;
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

const links = defineJob({
  name: 'ready.links',
  lane: 'upkeep',
  payload: z.object({}),
  cron: '*/5 * * * *',
  run: sendLinks,
});

/** Runs at 3:35 in Bali. */
const purgeAnswers = defineJob({
  name: 'health.purge',
  lane: 'upkeep',
  payload: z.object({}),
  cron: '35 19 * * *',
  run: purgeHealth,
});

/** Runs at 3:40 in Bali. */
const purgeSigned = defineJob({
  name: 'waivers.purge',
  lane: 'upkeep',
  payload: z.object({}),
  cron: '40 19 * * *',
  run: purgeWaivers,
});

export const readyJobs = [remind, links, purgeAnswers, purgeSigned];
