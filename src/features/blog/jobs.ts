import { z } from 'zod';
import { postChanged } from '@/features/blog/commands/post-changed';
import { defineJob, type Job } from '@/server/jobs/job';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'blog.appear': { post: string };
  }
}

/** When a scheduled post appears, rebuilds the pages that were cached without it. */
const appear = defineJob({
  name: 'blog.appear',
  lane: 'upkeep',
  payload: z.object({ post: z.uuid() }),
  run: ({ db, now }, { post }) => db.$transaction((tx) => postChanged({ db: tx, now }, post)),
});

export const blogJobs: readonly Job[] = [appear];
