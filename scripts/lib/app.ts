import { localOrigin } from '../../src/server/http/local-origin';
import { build, generateClient } from './build';
import { step } from './command-step';
import { claimDataDir, prepareDataDir } from './data-dir';
import { openDatabase } from './database';
import { loadDemoIfEmpty, printDemoLogins } from './demo';
import { Fault } from './fault';
import { stopSignal, untilStopped } from './lifecycle';
import { migrateAsStep } from './migrations';
import { requireFreePort } from './port';
import { refuseDemoAccounts } from './refuse-demo-accounts';
import { sealData } from './sealing/seal-data';
import { serve } from './server';
import { appEnvironment, keysOf, loadSettings, unencryptedWarning } from './settings';
import { warmPages } from './warm';

/** Milliseconds; a server whose command was killed takes a moment to notice. */
const AFTER_A_CRASH_MS = 10_000;

const buildAsStep = (): Promise<void> => step('Build', 'building the site', (setResult) => build(setResult));

/** Builds the site and prepares the database in parallel, because a build needs none. */
export async function runApp(mode: 'start' | 'dev', { warm = mode === 'start' } = {}): Promise<never> {
  const settings = loadSettings();
  const { DATA_DIR, PORT, HOST, APP_URL } = settings;
  prepareDataDir(DATA_DIR);
  const command = mode === 'dev' ? 'npm run dev' : 'npm start';
  const lock = await claimDataDir(DATA_DIR, command);
  lock.note(APP_URL);
  await requireFreePort(PORT, HOST, lock.tookOver ? AFTER_A_CRASH_MS : 0);

  console.log(`Segara, ${settings.APP_MODE} mode, data in ${DATA_DIR}`);
  const warning = unencryptedWarning(settings);
  if (warning) console.warn(`  ${warning}`);
  const generating = step('Client', 'generating from the schema', generateClient);
  const building = mode === 'start' ? generating.then(buildAsStep) : generating;
  // A failed build is reported after a database fault, if both occur.
  building.catch(() => {});
  const { url, directUrl, cluster } = await step('Database', 'starting PostgreSQL', (setResult) =>
    openDatabase(settings, setResult),
  );
  const databaseWatch = cluster?.keepRunning() ?? new Promise<never>(() => {});
  await generating;
  await migrateAsStep(settings, directUrl);
  await refuseDemoAccounts(settings, directUrl);
  await step('Sealing', 'sealing data with the current key', (setResult, report) =>
    sealData(directUrl, { keys: () => keysOf(settings), report }, setResult),
  );
  await step('Demo data', 'filling the empty database', (setResult) => loadDemoIfEmpty(settings, url, setResult));
  await building;
  const server = await step('Server', 'starting', async (setResult) => {
    const started = await serve(mode, settings, appEnvironment(settings, url));
    setResult(`listening on ${HOST}:${PORT}`);
    return started;
  });
  console.log(`Ready on ${APP_URL}`);
  if (settings.APP_MODE === 'demo') await printDemoLogins(APP_URL);
  if (warm) void warmPages(localOrigin(HOST, PORT));

  await Promise.race([
    untilStopped(),
    databaseWatch,
    server.ended.then(({ code }) => {
      stopSignal.throwIfAborted();
      throw new Fault(`The server exited unexpectedly (code ${code}).`);
    }),
  ]);
  return untilStopped();
}
