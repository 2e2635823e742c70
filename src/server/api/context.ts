import type { Db } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import type { Actor } from '@/shared/schema/actor';
import type { CacheTag } from '@/shared/site/cache-tag';

/** What every query and command is given; the same from tRPC, REST, jobs and tests, so none knows its door. */
export type Ctx = {
  actor: Actor;
  db: Db;
  now: Date;
  locale: Locale;
  requestId: string;
  client: {
    address: string;
    userAgent: string;
    /** What a browser shows for being a device that somebody signed in on. */
    devicePasses: readonly string[];
  };
  /** Whatever is asked outside while the caller waits is given up when this is aborted. Nobody waits for a job: it has none. */
  deadline: AbortSignal;
  /** Says what the answer is made of: a public page that shows it is made anew when one of these changes. */
  shows(...parts: CacheTag[]): Promise<void>;
};
