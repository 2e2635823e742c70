import { type Guessed, notifyOfGuesses } from '@/features/accounts/commands/notify-of-guesses';
import { open } from '@/server/crypto/crypto';
import { defineJob } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';
import { deleteOldCodes, deleteOldLinks } from './data';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'accounts.tidy': Record<string, never>;
    'accounts.notify_of_guesses': { sealed: string };
  }
}

/**
 * Deletes expired links and codes; callers notice no difference, since expired and unknown links get the same answer.
 */
const tidy = defineJob({
  name: 'accounts.tidy',
  lane: 'upkeep',
  payload: z.object({}),
  cron: '37 * * * *',
  async run({ db, now }) {
    await deleteOldLinks(db, now);
    await deleteOldCodes(db, now);
  },
});

const notify = defineJob({
  name: 'accounts.notify_of_guesses',
  lane: 'mail',
  payload: z.object({ sealed: z.string() }),
  run: (ctx, { sealed }) => notifyOfGuesses(ctx, JSON.parse(open(sealed)) as Guessed),
});

export const accountJobs = [tidy, notify];
