import type pg from 'pg';
import type { JobName } from '../../../src/server/jobs/job';

const nightly: readonly JobName[] = ['orders.count_meals', 'reports.store-figures'];

/** What a shop that is so old has counted each night: the next start counts it, before somebody waits for a report. */
export const queueNightlyCounts = (client: pg.ClientBase) =>
  client.query("SELECT graphile_worker.add_job(name, '{}') FROM unnest($1::text[]) AS name", [nightly]);
