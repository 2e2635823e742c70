import { withConnection } from '../../scripts/lib/database';
import { loadDemo } from '../../scripts/lib/demo';
import { migrate } from '../../scripts/lib/migrations';
import { keysOf } from '../../scripts/lib/settings';
import { readSettings } from '../../src/env';
import { type AppProcess, instance, worker } from '../traffic/app-processes';
import { demoSettings, secret } from '../traffic/demo-settings';
import { type Delivery, MailServer } from '../traffic/mail-server';
import { waitUntilTrue } from '../traffic/until';
import type { Daemon } from './daemon';
import { DatabaseNodes } from './database-nodes';
import { type Ground, makeFolder } from './ground';
import { ownPort } from './own-port';
import { startPooler } from './pooler';
import type { Programs } from './programs';
import { startDatabaseProxy, startSiteProxy } from './proxies';

const USER = 'segara';

export type Topology = {
  origin: string;
  /** Bypasses the proxy; one per instance. */
  instanceOrigins: [string, string];
  directUrl: string;
  nodes: DatabaseNodes;
  pooler: Daemon;
  instances: [AppProcess, AppProcess];
  worker: AppProcess;
  deliveries: Delivery[];
  isComplete(): Promise<boolean>;
};

async function makeDatabase(nodes: DatabaseNodes, password: string): Promise<void> {
  await withConnection(nodes.urlOf(await nodes.primary()), async (client) => {
    await client.query(`CREATE ROLE ${USER} LOGIN PASSWORD '${password}'`);
    await client.query(`CREATE DATABASE ${USER} OWNER ${USER}`);
  });
}

const isPrimary = (url: string): Promise<boolean> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
    return rows[0]?.standby === false;
  });

/** Until its first health check, the proxy balances over all nodes as if each were the primary. */
async function leadsToPrimary(url: string, turns: number): Promise<boolean> {
  for (let turn = 0; turn < turns; turn += 1) if (!(await isPrimary(url))) return false;
  return true;
}

/** Starts the database cluster with proxy and pooler; returns the addresses for the app. */
export async function startDatabase(ground: Ground, programs: Programs) {
  const password = secret();
  const nodes = await DatabaseNodes.start(ground, programs, secret());
  await makeDatabase(nodes, password);
  const [directPort, pooledPort] = [await ownPort(), await ownPort()];
  startDatabaseProxy(ground, programs.haproxy, directPort, nodes.nodes);
  const database = { port: directPort, user: USER, password };
  const pooler = startPooler(ground, programs.pgbouncer, { port: pooledPort, database });
  const urlAt = (port: number) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${USER}`;
  const urls = { DATABASE_URL: urlAt(pooledPort), DATABASE_DIRECT_URL: urlAt(directPort) };
  for (const url of Object.values(urls))
    await waitUntilTrue('the way to the database', () => leadsToPrimary(url, nodes.nodes.length));
  return { nodes, pooler, urls };
}

const isReady = async (origin: string): Promise<boolean> => (await fetch(`${origin}/api/health/ready`)).ok;

/** Starts two instances of the app and a worker behind a proxy. */
export async function startSite(
  ground: Ground,
  programs: Programs,
  { nodes, pooler, urls }: Awaited<ReturnType<typeof startDatabase>>,
): Promise<Topology> {
  const [port, first, second, mailPort] = [await ownPort(), await ownPort(), await ownPort(), await ownPort()];
  const origin = `http://127.0.0.1:${port}`;
  const { deliveries } = await MailServer.start(mailPort);
  const shared = {
    ...urls,
    ...demoSettings(origin, mailPort),
    STORAGE_URL: `file:${makeFolder(ground, 'media')}`,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const settingsOf = (own: { PORT: string; DATA_DIR: string }) => ({ ...shared, ...own });
  // The worker runs the jobs behind the sandbox's callbacks, which go to the proxy.
  const ofWorker = settingsOf({ PORT: String(port), DATA_DIR: makeFolder(ground, 'worker') });
  const settings = readSettings({ ...process.env, ...ofWorker });
  const keys = () => keysOf(settings);
  await migrate({ url: urls.DATABASE_DIRECT_URL, keys, announce: () => {}, report: () => {} });
  await loadDemo(settings, urls.DATABASE_URL);
  const instances: [AppProcess, AppProcess] = [
    instance(settingsOf({ PORT: String(first), DATA_DIR: makeFolder(ground, 'app1') })),
    instance(settingsOf({ PORT: String(second), DATA_DIR: makeFolder(ground, 'app2') })),
  ];
  startSiteProxy(ground, programs.haproxy, port, [first, second]);
  const working = worker(ofWorker);
  for (const one of [...instances, working]) await one.start();
  const instanceOrigins: [string, string] = [`http://127.0.0.1:${first}`, `http://127.0.0.1:${second}`];
  const isComplete = async () => {
    if (!(await nodes.isComplete())) return false;
    const ready = await Promise.all([...instanceOrigins, origin].map(isReady));
    return ready.every(Boolean);
  };
  await waitUntilTrue('the site', isComplete);
  const directUrl = urls.DATABASE_DIRECT_URL;
  return { origin, instanceOrigins, directUrl, nodes, pooler, instances, worker: working, deliveries, isComplete };
}
