import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startAfresh } from './start-afresh';

startAfresh();

const dataDir = mkdtempSync(path.join(tmpdir(), 'segara-test-'));

// Keeps the machine's own settings out of tests, and gives each test file its own folder.
Object.assign(process.env, {
  APP_MODE: 'demo',
  APP_URL: 'http://localhost:3000',
  DATA_DIR: dataDir,
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/no-database-in-unit-tests',
  NEXTAUTH_SECRET: 'tests sign their sessions with this secret',
  DATA_ENCRYPTION_KEY: 'tests encrypt what they keep with this key',
  SANDBOX_WEBHOOK_SECRET: 'tests sign their payments with this secret',
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
