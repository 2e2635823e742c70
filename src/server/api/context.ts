import type { Db } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import type { Actor } from '@/shared/schema/actor';
import type { CacheTag } from '@/shared/site/cache-tag';

/**
 * The context of every query and command, the same from tRPC, REST, jobs and tests, so that none depends on its caller.
 */
export type Ctx = {
  actor: Actor;
  db: Db;
  now: Date;
  locale: Locale;
  requestId: string;
  client: {
    address: string;
    userAgent: string;
    /** The passes of a browser as a trusted device. */
    devicePasses: readonly string[];
    /** The secrets that a browser got when it registered somebody. */
    registrations: readonly string[];
  };
  /** Outside calls are cancelled when this is aborted. Nobody waits for a job, so that it has none. */
  deadline: AbortSignal;
  /** Notes the cache tags of the answer: a public page that shows it is rebuilt when one of these changes. */
  shows(...parts: CacheTag[]): Promise<void>;
};
