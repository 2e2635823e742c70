import type { z } from 'zod';
import type { Db } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import type { System } from '@/shared/schema/actor';
import { isOfLaterVersion } from '@/shared/schema/readable-part';
import type { Lane } from './lanes';

/**
 * The payload of each job. A feature adds its jobs to this interface beside their definitions (`declare module`), so
 * that code which enqueues a job needs its name but not the feature.
 */
export interface JobPayloads {
  'housekeeping.tidy': Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** The context of a job: like that of a call, but with the system as the actor. */
export type JobCtx = { actor: System; db: Db; now: Date; locale: Locale; requestId: string };

export type Job<Name extends JobName = JobName> = {
  name: Name;
  lane: Lane;
  payload: z.ZodType<JobPayloads[Name]>;
  cron?: string;
  /**
   * May run more than once per job: a worker can die between doing the work and recording its end. `about` comes from
   * enqueueing.
   */
  run(ctx: JobCtx, payload: JobPayloads[Name], about?: readonly string[]): Promise<void>;
};

export const defineJob = <Name extends JobName>(job: Job<Name>): Job<Name> => job;

/** Thrown by a job that would fail at every try; the job becomes dead at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/**
 * An invalid payload fails at every try, unless a later version queued it: then a worker of that version can run it.
 */
export const misfit = (message: string, fault: z.ZodError): Error =>
  isOfLaterVersion(fault) ? new Error(message) : new PermanentFailure(message);
