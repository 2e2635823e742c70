import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { inProduction } from '@/test/in-production';
import { seedAccounts } from '../../prisma/seed/accounts';
import { db } from '../../src/server/database/db';
import { runApp } from './app';
import { freePort } from './port';

inProduction();
const serve = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('served'))));
// A build takes minutes, and the check comes before anything is served.
vi.mock('./build', () => ({ build: async () => {}, generateClient: async () => {} }));
vi.mock('./server', () => ({ serve }));

const folders: string[] = [];

/** Runs `npm start` in a folder of its own until it fails, and returns the reason. */
async function start(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'segara-start-'));
  folders.push(folder);
  Object.assign(process.env, { DATA_DIR: folder, PORT: String(await freePort()), APP_URL: '' });
  return runApp('start').catch((error: Error) => error.message);
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('npm start serves nothing in production while demo accounts are active', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await seedAccounts(db, new Date());
  expect(await start()).toContain('active, because their passwords are published: admin@segara.test');
  expect(serve).not.toHaveBeenCalled();
  await db.user.updateMany({ data: { isDemo: false } });
  expect(await start()).toBe('served');
});
