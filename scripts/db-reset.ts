import { createInterface } from 'node:readline/promises';
import { generateClient } from './lib/build';
import { step } from './lib/command-step';
import { ownDatabase, withConnection } from './lib/database';
import { loadDemo } from './lib/demo';
import { Fault } from './lib/fault';
import { stopSignal } from './lib/lifecycle';
import { migrateAsStep } from './lib/migrations';
import { loadSettings } from './lib/settings';

async function askBefore(databaseUrl: string): Promise<void> {
  const { host, pathname } = new URL(databaseUrl);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `This removes everything in the database ${pathname.slice(1)} at ${host}. Type yes to go on: `;
  const answer = await terminal.question(question, { signal: stopSignal }).finally(() => terminal.close());
  if (answer.trim() !== 'yes') throw new Fault('Nothing was changed.');
}

export default async function command(): Promise<void> {
  const settings = loadSettings();
  if (settings.APP_MODE === 'production') throw new Fault('A production database cannot be reset.');
  if (settings.DATABASE_URL && process.stdin.isTTY) await askBefore(settings.DATABASE_URL);
  const url = await ownDatabase(settings, 'npm run db:reset');
  await step('Database', 'removing everything', async (setResult) => {
    await withConnection(url, (client) =>
      client.query('DROP SCHEMA IF EXISTS graphile_worker, public CASCADE; CREATE SCHEMA public;'),
    );
    setResult('emptied');
  });
  await step('Client', 'generating from the schema', generateClient);
  await migrateAsStep(settings, url);
  await step('Demo data', 'filling the empty database', async (setResult) => {
    await loadDemo(settings, url);
    setResult('loaded');
  });
}
