import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDataDir } from '../../scripts/lib/data-dir';
import { openDatabase } from '../../scripts/lib/database';
import { loadDemo } from '../../scripts/lib/demo';
import { Fault } from '../../scripts/lib/fault';
import { onExit } from '../../scripts/lib/lifecycle';
import { migrate } from '../../scripts/lib/migrations';
import { freePort } from '../../scripts/lib/port';
import type { Cluster } from '../../scripts/lib/postgres/cluster';
import { keysOf, noSettings } from '../../scripts/lib/settings';
import { readSettings } from '../../src/env';
import { type AppProcess, instance } from '../traffic/app-processes';
import { demoSettings, secret } from '../traffic/demo-settings';
import { MailServer } from '../traffic/mail-server';
import { type SoakGateway, startGateway } from './gateway';

export type SoakSite = {
  origin: string;
  metricsToken: string;
  database: Cluster;
  server: AppProcess;
  mail: MailServer;
  gateway: SoakGateway;
  isReady(): Promise<boolean>;
};

/** Runs the demo as `npm start` does, with a mail server and a gateway that can fail. */
export async function startSite(): Promise<SoakSite> {
  const folder = mkdtempSync(join(tmpdir(), 'segara-soak-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const [port, mailPort] = [await freePort(), await freePort()];
  const [mail, gateway] = [await MailServer.start(mailPort), await startGateway()];
  onExit(gateway.stop);
  const [origin, metricsToken] = [`http://127.0.0.1:${port}`, secret()];
  const own = {
    ...demoSettings(origin, mailPort),
    PORT: String(port),
    DATA_DIR: folder,
    METRICS_TOKEN: metricsToken,
    PAYMENT_GATEWAY: 'xendit',
    XENDIT_BASE_URL: gateway.url,
    XENDIT_SECRET_KEY: gateway.secretKey,
    XENDIT_CALLBACK_TOKEN: gateway.callbackToken,
  };
  const settings = readSettings({ ...process.env, ...noSettings, ...own });
  await claimDataDir(folder, 'npm run test:soak');
  const { url, cluster: database } = await openDatabase(settings, () => {});
  if (!database) throw new Fault('The soak test needs the embedded database.');
  await migrate({ url, keys: () => keysOf(settings), announce: () => {}, report: () => {} });
  await loadDemo(settings, url);
  const server = instance({ ...own, DATABASE_URL: url });
  await server.start();
  const isReady = async () => (await fetch(`${origin}/api/health/ready`)).ok;
  return { origin, metricsToken, database, server, mail, gateway, isReady };
}
