import type { z } from 'zod';
import type { Db } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import type { System } from '@/shared/schema/actor';
import { isOfLaterVersion } from '@/shared/schema/readable-part';
import type { Lane } from './lanes';

/**
 * The payload of each job. A feature adds its jobs to this list beside their definitions (`declare module`), so that a
 * caller who enqueues one needs its name and nothing of the feature.
 */
export interface JobPayloads {
  'housekeeping.tidy': Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** As in a call, but without a caller: the actor is the system. */
export type JobCtx = { actor: System; db: Db; now: Date; locale: Locale; requestId: string };

export type Job<Name extends JobName = JobName> = {
  name: Name;
  lane: Lane;
  payload: z.ZodType<JobPayloads[Name]>;
  cron?: string;
  /**
   * May run more than once for one job: a worker can die between the work and recording its end. `about` is from
   * enqueueing.
   */
  run(ctx: JobCtx, payload: JobPayloads[Name], about?: readonly string[]): Promise<void>;
};

export const defineJob = <Name extends JobName>(job: Job<Name>): Job<Name> => job;

/** Thrown by a job that would fail at every try; it becomes a dead job at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** What does not fit fails at every try, unless a later version queued it: a worker of that one takes it at another try. */
export const misfit = (message: string, fault: z.ZodError): Error =>
  isOfLaterVersion(fault) ? new Error(message) : new PermanentFailure(message);
