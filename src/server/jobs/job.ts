import type { z } from 'zod';
import type { Db } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import type { System } from '@/shared/schema/actor';
import type { Lane } from './lanes';

/**
 * What each job carries. A feature adds its jobs to this list beside their definitions (`declare module`),
 * so that whoever enqueues one needs its name and nothing of the feature.
 */
export interface JobPayloads {
  'housekeeping.tidy': Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** As in a call, but nobody is asking: the product is at work by itself. */
export type JobCtx = { actor: System; db: Db; now: Date; locale: Locale; requestId: string };

export type Job<Name extends JobName = JobName> = {
  name: Name;
  lane: Lane;
  payload: z.ZodType<JobPayloads[Name]>;
  /** Runs by itself at these minutes, as in a crontab, in UTC; its payload is then empty. */
  cron?: string;
  /**
   * May run more than once for one job: a worker can die between the work and writing down that it is done. `about`
   * is what the job was enqueued with.
   */
  run(ctx: JobCtx, payload: JobPayloads[Name], about?: readonly string[]): Promise<void>;
};

export const defineJob = <Name extends JobName>(job: Job<Name>): Job<Name> => job;

/** Thrown by a job that would fail however often it is tried; it is kept among the dead jobs at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
