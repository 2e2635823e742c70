import { generateClient } from './lib/build';
import { step } from './lib/command-step';
import { borrowDatabase } from './lib/database';
import { loadDemoIfEmpty } from './lib/demo';
import { Fault } from './lib/fault';
import { migrateAsStep } from './lib/migrations';
import { loadSettings } from './lib/settings';

export default async function command(): Promise<void> {
  const settings = loadSettings();
  if (settings.APP_MODE === 'production')
    throw new Fault('The demo has public passwords and cannot be loaded in production.');
  const url = await borrowDatabase(settings, 'npm run db:seed');
  await step('Client', 'generating from the schema', generateClient);
  await migrateAsStep(settings, url);
  await step('Demo data', 'filling the empty database', (setResult) => loadDemoIfEmpty(settings, url, setResult));
}
