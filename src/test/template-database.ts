import { cleanUp } from '../../scripts/lib/lifecycle';
import { migrate } from '../../scripts/lib/migrations';
import { withScratchCluster } from '../../scripts/lib/postgres/scratch';
import { createDatabase, databaseUrl, dropDatabase } from './database';
import { nothingToSeal } from './nothing-to-seal';

/* Runs in its own process, started by the global setup: it runs the PostgreSQL of a test run and stops it when the
   run ends, even when the run was killed. */

const runIsOver = new Promise((resolve) => process.once('disconnect', resolve));
// A Ctrl-C reaches this process too, but the tests need their database until they have ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function holdTemplate(serverUrl: string): Promise<void> {
  const template = `segara_template_${process.pid}`;
  await createDatabase(serverUrl, template);
  await migrate({ url: databaseUrl(serverUrl, template), keys: nothingToSeal, announce: () => {}, report: () => {} });
  if (process.connected) process.send?.({ serverUrl, template });
  await runIsOver;
  await dropDatabase(serverUrl, template);
}

const given = process.env.TEST_DATABASE_URL;
try {
  await (given ? holdTemplate(given) : withScratchCluster(holdTemplate));
} finally {
  await cleanUp();
}
process.exit(0);
