import type { Actor } from '../shared/actor';
import type { Locale } from '../shared/locales';
import type { Db } from './db';

/** What every query and command is given; the same from tRPC, REST, jobs and tests, so none knows its door. */
export type Ctx = {
  actor: Actor;
  db: Db;
  now: Date;
  locale: Locale;
  requestId: string;
  client: { address: string; userAgent: string };
};
