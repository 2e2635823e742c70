import { freePort } from '../../scripts/lib/port';
import { serve } from '../../scripts/lib/server';
import { appEnvironment } from '../../scripts/lib/settings';
import { readSettings } from '../../src/env';
import { databaseUrl } from './database';
import { databaseLink } from './database-link';

/** Starts another process of the app on the same database with other settings. */
export async function anotherServer(set: Record<string, string> = {}) {
  const own = { DATA_DIR: process.env.SEGARA_E2E_DATA_DIR, PORT: String(await freePort()), APP_URL: '' };
  const settings = readSettings({ ...process.env, ...own });
  const server = await serve('start', settings, { ...appEnvironment(settings, databaseUrl()), ...set });
  return { origin: settings.APP_URL, stop: () => server.stop() };
}

export type LosesDatabase = Awaited<ReturnType<typeof serverThatLosesDatabase>>;

/** Starts another process whose database connections can be cut while the other processes keep theirs. */
export async function serverThatLosesDatabase() {
  const { url, cut, restore, close } = await databaseLink(databaseUrl());
  const { origin, stop } = await anotherServer({ DATABASE_URL: url });
  return { origin, database: { cut, restore }, stop: () => stop().finally(close) };
}
