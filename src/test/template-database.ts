import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../scripts/lib/migrations';
import { Cluster } from '../../scripts/lib/postgres/cluster';
import { createDatabase, databaseUrl, dropDatabase } from './database';

/*
 * A process of its own, started by the global setup: it holds the PostgreSQL of a test run and ends it when the run
 * is over, also when that was killed and could not say so.
 */

/** Nothing in it outlives the run, so it need not wait for the disk. */
async function startCluster() {
  const home = mkdtempSync(path.join(tmpdir(), 'segara-postgres-'));
  // As root the server runs as another user, who must be able to walk into the folder.
  chmodSync(home, 0o755);
  const cluster = new Cluster({
    folder: path.join(home, 'data'),
    logFile: path.join(home, 'log'),
    password: 'tests',
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  });
  await cluster.start();
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop();
      rmSync(home, { recursive: true });
    },
  };
}

const given = process.env.TEST_DATABASE_URL;
const runIsOver = new Promise((resolve) => process.once('disconnect', resolve));
// A Ctrl-C reaches this process too; the tests want their database until they have ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const server = given ? { url: given, stop: async () => {} } : await startCluster();
const template = `segara_template_${process.pid}`;
try {
  await createDatabase(server.url, template);
  await migrate(databaseUrl(server.url, template), () => {});
  if (process.connected) process.send?.({ serverUrl: server.url, template });
  await runIsOver;
  await dropDatabase(server.url, template);
} finally {
  await server.stop();
}
process.exit(0);
