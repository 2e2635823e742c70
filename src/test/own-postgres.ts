import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { migrate } from '../../scripts/lib/migrations';
import { Cluster } from '../../scripts/lib/postgres/cluster';
import { makeScratchFolder } from '../../scripts/lib/postgres/scratch';
import { nothingToSeal } from './nothing-to-seal';

/**
 * A migrated PostgreSQL server for one test file, which can be stopped and started again; call it before importing the
 * product, which then connects to it.
 */
export async function startOwnPostgres() {
  const home = makeScratchFolder();
  const config = {
    folder: join(home, 'data'),
    logFile: join(home, 'log'),
    password: 'own',
    settings: ['fsync=off', 'max_prepared_transactions=1'],
  };
  const cluster = new Cluster(config);
  await cluster.start();
  await migrate({ url: cluster.url, keys: nothingToSeal, announce: () => {}, report: () => {} });
  process.env.DATABASE_URL = cluster.url;
  afterAll(async () => {
    const { db, pool } = await import('@/server/database/db');
    await db.$disconnect();
    await pool.end();
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  });
  const signal = (pids: number[], name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  return {
    stop: () => cluster.stop(),
    start: () => cluster.restart(),
    /** Simulates the former primary after a failover: it answers read-only. Returns a function that undoes it. */
    async demote() {
      await cluster.stop();
      writeFileSync(join(config.folder, 'standby.signal'), '');
      await cluster.restart();
      const { pool } = await import('@/server/database/db');
      return () => pool.query('SELECT pg_promote()');
    },
    /**
     * Simulates a lost machine or network: the server neither answers nor hangs up. Returns a function that undoes it.
     */
    async freeze() {
      const { pool } = await import('@/server/database/db');
      const main = Number(readFileSync(join(config.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      // Stops the main process first, so that no connection is made that is missing from the list.
      signal([main], 'SIGSTOP');
      const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
      const pids = [main, ...rows.map(({ pid }) => pid)];
      signal(pids, 'SIGSTOP');
      return () => signal(pids, 'SIGCONT');
    },
  };
}
