import { step } from './lib/command-step';
import { borrowDatabase } from './lib/database';
import { migrateAsStep } from './lib/migrations';
import { sealData } from './lib/sealing/seal-data';
import { keysOf, loadSettings } from './lib/settings';

/** Upgrades the database as a start would, for deployments that do so once before starting instances. */
export default async function command(): Promise<void> {
  const settings = loadSettings();
  const url = await borrowDatabase(settings, 'npm run db:upgrade');
  await migrateAsStep(settings, url);
  await step('Sealing', 'sealing data with the current key', (setResult, report) =>
    sealData(url, { keys: () => keysOf(settings), report }, setResult),
  );
}
