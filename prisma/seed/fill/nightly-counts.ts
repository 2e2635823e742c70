import type pg from 'pg';
import type { JobName } from '../../../src/server/jobs/job';

const nightly: readonly JobName[] = ['orders.count_meals', 'reports.store-figures'];

/** Queues the nightly counts of such an old shop for the next start, before anybody waits for a report. */
export const queueNightlyCounts = (client: pg.ClientBase) =>
  client.query("SELECT graphile_worker.add_job(name, '{}') FROM unnest($1::text[]) AS name", [nightly]);
