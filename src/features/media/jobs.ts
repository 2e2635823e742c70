import { z } from 'zod';
import { discardUnusedBefore } from '@/features/media/commands/discard-pictures';
import { UNUSED_MS } from '@/features/media/domain/limits';
import { isPictureKey } from '@/features/media/domain/picture-view';
import { defineJob, type Job } from '@/server/jobs/job';
import { openStorage } from '@/server/storage/open-storage';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'media.tidy': Record<string, never>;
    'media.remove-files': { keys: string[] };
  }
}

/** Deletes uploads unused for a day, such as those of abandoned forms and replaced pictures. */
export const tidyPictures = defineJob({
  name: 'media.tidy',
  lane: 'upkeep',
  payload: z.object({}),
  cron: '41 * * * *',
  run: ({ db, now }) => db.$transaction((tx) => discardUnusedBefore(tx, new Date(now.getTime() - UNUSED_MS))),
});

export const removeFiles = defineJob({
  name: 'media.remove-files',
  lane: 'upkeep',
  payload: z.object({ keys: z.array(z.string()) }),
  async run(_ctx, { keys }) {
    const storage = openStorage();
    for (const key of keys.filter(isPictureKey)) await storage.remove(key);
  },
});

export const mediaJobs: readonly Job[] = [tidyPictures, removeFiles];
