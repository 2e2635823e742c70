import type { Settings } from '../src/env';
import { generateClient } from './lib/build';
import { step } from './lib/command-step';
import { prepareDataDir } from './lib/data-dir';
import { databaseOfRunningApp, refuseUnfinishedRestore } from './lib/database';
import { Fault } from './lib/fault';
import { migrateAsStep } from './lib/migrations';
import { refuseDemoAccounts } from './lib/refuse-demo-accounts';
import { appEnvironment, loadSettings } from './lib/settings';
import { showSignOfLife } from './lib/sign-of-life';

export const isService = true;

async function work(settings: Settings): Promise<void> {
  await refuseUnfinishedRestore(settings);
  const url = settings.DATABASE_URL ?? databaseOfRunningApp(settings);
  if (!url) {
    throw new Fault(
      `The worker shares the app's database, and no app runs on ${settings.DATA_DIR}. Run npm start first, or set DATABASE_URL.`,
    );
  }
  await step('Client', 'generating from the schema', generateClient);
  const directUrl = settings.DATABASE_DIRECT_URL ?? url;
  await migrateAsStep(settings, directUrl);
  await refuseDemoAccounts(settings, directUrl);
  Object.assign(process.env, appEnvironment(settings, url));
  const { startTraces } = await import('../src/server/traces/start-traces');
  await startTraces();
  const { runWorker } = await import('../src/wiring/jobs-root');
  console.log('Processing jobs');
  await runWorker();
  const { releaseResources } = await import('../src/server/http/stopping');
  await releaseResources();
}

export default async function command(): Promise<void> {
  const settings = loadSettings();
  prepareDataDir(settings.DATA_DIR);
  const life = showSignOfLife(settings.DATA_DIR);
  await work(settings).finally(() => life.stop());
}
