import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localOrigin } from '../../src/server/http/local-origin';
import { Child } from './child';
import { step } from './command-step';
import { onExit } from './lifecycle';
import { inRoot } from './paths';
import { freePort } from './port';
import { untilReady } from './server';
import { noSettings } from './settings';

/**
 * Starts production mode on an empty folder without the machine's own settings; it stops when the command ends. Pages
 * are rendered on demand, because warming all of them would keep a processor busy for a minute.
 */
export async function startFresh(): Promise<{ origin: string; dataDir: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'segara-fresh-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  // Lets measuring clients appear as many networks, as guests do.
  const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  const own = { APP_MODE: 'demo', DATA_DIR: folder, PORT: String(port), RATE_LIMIT_FACTOR: '1000', ...behindProxy };
  const server = new Child([inRoot('scripts', 'run.mjs'), 'start', '--cold'], {
    env: { ...process.env, ...noSettings, ...own },
  });
  onExit(() => server.stop());

  const origin = localOrigin('localhost', port);
  // Unlimited, because the first start fills a database and may build.
  await untilReady(server, origin, Number.POSITIVE_INFINITY);
  return { origin, dataDir: folder };
}

export const startFreshAsStep = () =>
  step('Site', 'starting on an empty folder', async (setResult) => {
    const site = await startFresh();
    setResult(`ready on ${site.origin}`);
    return site;
  });
