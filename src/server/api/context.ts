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
    /** The browser's trusted-device passes. */
    devicePasses: readonly string[];
    /** The secrets that the browser got when it registered accounts. */
    registrations: readonly string[];
  };
  /** Aborting it cancels outside calls. Jobs have no deadline, because nobody waits for them. */
  deadline: AbortSignal;
  /** Notes the cache tags of the answer: a public page that shows it is rebuilt when one of these parts changes. */
  shows(...parts: CacheTag[]): Promise<void>;
};
