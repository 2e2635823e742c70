import { step } from './lib/command-step';
import { borrowDatabase } from './lib/database';
import { migrateAsStep } from './lib/migrations';
import { sealData } from './lib/sealing/seal-data';
import { keysOf, loadSettings } from './lib/settings';

/** What a start does to the database, without a start: for a deployment that does it once, before its instances. */
export default async function command(): Promise<void> {
  const settings = loadSettings();
  const url = await borrowDatabase(settings, 'npm run db:upgrade');
  await migrateAsStep(settings, url);
  await step('Sealing', 'sealing with the current key', (setResult, report) =>
    sealData(url, { keys: () => keysOf(settings), report }, setResult),
  );
}
