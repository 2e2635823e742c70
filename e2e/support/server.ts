import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/lib/port';
import { startFacebookServer } from '../../src/test/facebook-server';
import { HANGING_MS } from '../../src/test/hanging';
import { startOidcServer } from '../../src/test/oidc-server';

/**
 * Runs `npm start` in an empty folder, as an operator does, and passes its URL to the tests. Pages are rendered when
 * visited, because changes by other tests would drop most prerendered ones before anybody saw them.
 */
export default async function startServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'segara-e2e-'));
  const port = await freePort();
  const redirectUri = `http://localhost:${port}/auth-redirect`;
  const google = await startOidcServer({ redirectUri });
  const facebook = await startFacebookServer({ redirectUri });
  const server = spawn(
    process.execPath,
    ['--import', './scripts/lib/end-with-parent.mjs', 'scripts/run.mjs', 'start', '--cold'],
    {
      env: {
        ...process.env,
        APP_MODE: 'demo',
        DATA_DIR: dataDir,
        PORT: String(port),
        RATE_LIMIT_FACTOR: '1000',
        GOOGLE_ISSUER: google.issuer,
        GOOGLE_CLIENT_ID: google.client.id,
        GOOGLE_CLIENT_SECRET: google.client.secret,
        ...facebook.environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(server, 'exit');
  const lines: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error(`Not ready in time:\n${lines.join('\n')}`)), HANGING_MS);
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${lines.join('\n')}`)));
    createInterface(server.stdout).on('line', (line) => {
      lines.push(line);
      if (!line.startsWith('Ready on ')) return;
      clearTimeout(tooLong);
      resolve();
    });
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await google.stop();
    await facebook.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.SEGARA_E2E_URL = `http://localhost:${port}`;
  process.env.SEGARA_E2E_DATA_DIR = dataDir;
  return stop;
}
