import { Gauge, Registry } from 'prom-client';
import { heldNow } from '@/features/orders/queries/held-now';
import { attemptsOfTheDay } from '@/features/payments/queries/attempts-of-the-day';
import { type Db, pool } from '@/server/database/db';
import { jobsByState } from '@/server/jobs/jobs-by-state';
import { storedBytes, storedCount } from '@/server/page-cache/stored-pages.mjs';

type Values<Label extends string> = readonly (readonly [Partial<Record<Label, string>>, number])[];

/** Gauges of the current state, created anew for each reading so that states without members disappear. */
function gauges() {
  const registry = new Registry();
  const show = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    values: Values<Label>,
  ) => {
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const [labels, value] of values) gauge.set(labels, value);
  };
  return { registry, show };
}

/** Metrics of the process and, while it answers, of the database. */
export async function stateMetrics(db: Db, now: Date): Promise<string> {
  const { registry, show } = gauges();
  show(
    'segara_pool_connections',
    'Connections to the database of this process',
    ['state'],
    [
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'busy' }, pool.totalCount - pool.idleCount],
    ],
  );
  show('segara_pool_waiting', 'Statements that wait for a connection', [], [[{}, pool.waitingCount]]);
  show('segara_pages_stored', 'Public pages in memory', [], [[{}, storedCount()]]);
  show('segara_pages_stored_bytes', 'Bytes of the public pages in memory', [], [[{}, storedBytes()]]);
  const found = await Promise.all([jobsByState(db), heldNow(db, now), attemptsOfTheDay(db, now)]).catch(() => null);
  show('segara_database_up', '1 while the database answers', [], [[{}, found ? 1 : 0]]);
  if (!found) return registry.metrics();
  const [jobs, held, attempts] = found;
  show(
    'segara_jobs',
    'Jobs by state',
    ['state'],
    jobs.map(({ state, count }) => [{ state }, count]),
  );
  show(
    'segara_jobs_oldest_seconds',
    'Since when the oldest job of a state could have run',
    ['state'],
    jobs.map(({ state, oldestSeconds }) => [{ state }, oldestSeconds]),
  );
  show('segara_held_orders', 'Unpaid orders that hold seats', [], [[{}, held.orders]]);
  show('segara_held_seats', 'Seats that unpaid orders hold', [], [[{}, held.seats]]);
  show(
    'segara_payments_of_the_day',
    'Payments that began in the last 24 hours',
    ['gateway', 'status'],
    attempts.map(({ gateway, status, _count: count }) => [{ gateway, status }, count]),
  );
  return registry.metrics();
}
