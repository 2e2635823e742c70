import { defineJob } from '../../server/jobs/job';
import { z } from '../../shared/zod';
import { deleteOldCodes, deleteOldLinks } from './data';

declare module '../../server/jobs/job' {
  interface JobPayloads {
    'accounts.tidy': Record<string, never>;
  }
}

/** An old link or code is answered like one that never was, so nothing need remember it. */
const tidy = defineJob({
  name: 'accounts.tidy',
  payload: z.object({}),
  cron: '37 * * * *',
  async run({ db, now }) {
    await deleteOldLinks(db, now);
    await deleteOldCodes(db, now);
  },
});

export const accountJobs = [tidy];
