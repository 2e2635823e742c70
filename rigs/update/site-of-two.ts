import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDataDir } from '../../scripts/lib/data-dir';
import { openDatabase } from '../../scripts/lib/database';
import { onExit } from '../../scripts/lib/lifecycle';
import { root } from '../../scripts/lib/paths';
import { freePort } from '../../scripts/lib/port';
import { noSettings } from '../../scripts/lib/settings';
import { readSettings } from '../../src/env';
import { startHaproxy } from '../lib/haproxy';
import { type AppProcess, runIn, versionIn } from '../traffic/app-processes';
import { demoSettings } from '../traffic/demo-settings';
import { type Delivery, MailServer } from '../traffic/mail-server';
import { waitUntilTrue } from '../traffic/until';

export type SiteOfTwo = {
  origin: string;
  databaseUrl: string;
  deliveries: Delivery[];
  /** Runs the earlier version and this version on the same port. */
  instances: { origin: string; earlier: AppProcess; later: AppProcess }[];
  /** Runs this version's database upgrade, before its first instance starts. */
  upgrade(): Promise<void>;
};

/** Starts two instances of an earlier version on one demo database, behind a proxy that retries nothing. */
export async function startSiteOfTwo(earlierFolder: string): Promise<SiteOfTwo> {
  const folder = mkdtempSync(join(tmpdir(), 'segara-update-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const [port, mailPort] = [await freePort(), await freePort()];
  const { deliveries } = await MailServer.start(mailPort);
  const origin = `http://127.0.0.1:${port}`;
  const shared = {
    ...demoSettings(origin, mailPort),
    STORAGE_URL: `file:${join(folder, 'media')}`,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const settings = readSettings({ ...process.env, ...noSettings, ...shared, DATA_DIR: folder, PORT: String(port) });
  await claimDataDir(folder, 'npm run test:update');
  const { url } = await openDatabase(settings, () => {});
  const own = (name: string, reservePort: number) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir, { recursive: true });
    return { ...shared, DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(reservePort) };
  };
  await runIn(earlierFolder, 'db:seed', own('seed', port));
  const ports = [await freePort(), await freePort()];
  const instances = ports.map((reservePort, index) => ({
    origin: `http://127.0.0.1:${reservePort}`,
    earlier: versionIn(earlierFolder, own(`earlier${index}`, reservePort)),
    later: versionIn(root, own(`later${index}`, reservePort)),
  }));
  for (const { earlier } of instances) await earlier.start();
  await startHaproxy(port, ports);
  await waitUntilTrue('the proxy', async () => (await fetch(`${origin}/api/health/ready`)).ok);
  return {
    origin,
    databaseUrl: url,
    deliveries,
    instances,
    upgrade: () => runIn(root, 'db:upgrade', own('upgrade', port)),
  };
}
