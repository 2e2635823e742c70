import { databaseOfRunningApp } from '../../scripts/lib/database';
import { freePort } from '../../scripts/lib/port';
import { serve } from '../../scripts/lib/server';
import { appEnvironment } from '../../scripts/lib/settings';
import { readSettings } from '../../src/env';

/** One more process of the app under test, on the same database, started with other settings. */
export async function anotherServer(set: Record<string, string> = {}) {
  const own = { DATA_DIR: process.env.SEGARA_E2E_DATA_DIR, PORT: String(await freePort()), APP_URL: '' };
  const settings = readSettings({ ...process.env, ...own });
  const database = databaseOfRunningApp(settings) ?? '';
  const server = await serve('start', settings, { ...appEnvironment(settings, database), ...set });
  return { origin: settings.APP_URL, stop: () => server.stop() };
}
