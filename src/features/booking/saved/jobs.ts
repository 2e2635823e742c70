import { defineJob } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';
import { deleteDraftsBefore } from './data';
import { oldestDraft } from './domain/lifetime';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'booking.tidy': Record<string, never>;
  }
}

const tidy = defineJob({
  name: 'booking.tidy',
  lane: 'upkeep',
  payload: z.object({}),
  cron: '47 * * * *',
  async run({ db, now }) {
    await deleteDraftsBefore(db, oldestDraft(now));
  },
});

export const bookingJobs = [tidy];
