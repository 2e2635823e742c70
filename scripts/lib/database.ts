import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Settings } from '../../src/env';
import { alreadyRunning, claimDataDir, getOrCreateSecret, readSecrets, runningHere } from './data-dir';
import { codeOf, Fault, messageOf } from './fault';
import { onExit } from './lifecycle';
import { Cluster, DATABASE } from './postgres/cluster';
import { OWNER } from './postgres/create';
import { isMarked, restoreMarker } from './restore/marker';

const OLDEST_VERSION = 15;
const PATIENCE_MS = 10_000;

/** Turns a connection error into a message with instructions. */
export function connectionFault(error: unknown, url: string): Fault {
  const { hostname, port, username, pathname } = new URL(url);
  const server = `${hostname || 'localhost'}:${port || 5432}`;
  const code = codeOf(error) ?? '';
  const database = decodeURIComponent(pathname.slice(1));
  const user = decodeURIComponent(username);
  const sentences: Record<string, string> = {
    '28P01': `PostgreSQL at ${server} does not accept the password of user '${user}'. Correct it in DATABASE_URL.`,
    '28000': `PostgreSQL at ${server} refuses user '${user}': ${messageOf(error)}. Check DATABASE_URL.`,
    '3D000': `There is no database '${database}' at ${server}. Create it, or correct DATABASE_URL.`,
    '53300': `PostgreSQL at ${server} has no free connection left. Close some, or raise its max_connections.`,
  };
  return new Fault(
    sentences[code] ??
      `PostgreSQL does not answer at ${server} (${code || messageOf(error)}). Start it, or correct DATABASE_URL.`,
  );
}

export function versionFault(version: string, url: string): Fault | undefined {
  if (Number.parseInt(version, 10) >= OLDEST_VERSION) return undefined;
  const { hostname, port } = new URL(url);
  return new Fault(
    `PostgreSQL at ${hostname}:${port || 5432} is version ${version}; Segara needs ${OLDEST_VERSION} or newer.`,
  );
}

export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  // Errors of a broken connection surface in the query that uses it.
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw connectionFault(error, url);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function serverVersion(url: string): Promise<string> {
  const version = await withConnection(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  });
  const fault = versionFault(version, url);
  if (fault) throw fault;
  return version;
}

/** A restore that was interrupted leaves part of a shop, which no command may use. */
export async function refuseUnfinishedRestore({ DATA_DIR, DATABASE_DIRECT_URL }: Settings): Promise<void> {
  const isHalf =
    existsSync(restoreMarker(DATA_DIR)) ||
    (DATABASE_DIRECT_URL !== undefined && (await withConnection(DATABASE_DIRECT_URL, isMarked)));
  if (isHalf)
    throw new Fault(
      `A restore into ${DATABASE_DIRECT_URL ? 'this database' : DATA_DIR} was interrupted, so it holds only part of a ` +
        'shop. Run npm run restore again, with the same target; it starts over.',
    );
}

const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');
const portFile = (dataDir: string): string => join(dataDir, 'postgres.port');

function savedPort(dataDir: string): number | undefined {
  return existsSync(portFile(dataDir)) ? Number(readFileSync(portFile(dataDir), 'utf8')) || undefined : undefined;
}

async function startEmbedded({ DATA_DIR }: Settings) {
  const folder = clusterFolder(DATA_DIR);
  if (existsSync(folder) && !readSecrets(DATA_DIR).POSTGRES_PASSWORD) {
    throw new Fault(
      `The password for ${folder} is missing: secrets.json in DATA_DIR does not exist or is incomplete. ` +
        'Restore it from the same backup, or remove the folder to start over.',
    );
  }
  const password = getOrCreateSecret(DATA_DIR, 'POSTGRES_PASSWORD');
  const cluster = new Cluster({ folder, logFile: join(DATA_DIR, 'postgres.log'), password });
  onExit(() => cluster.stop());
  const outcome = await cluster.start(savedPort(DATA_DIR));
  writeFileSync(portFile(DATA_DIR), String(cluster.port));
  return { cluster, outcome };
}

/** `directUrl` bypasses a pooler; commands use it. */
export type Database = { url: string; directUrl: string; cluster?: Cluster };

/** Starts the embedded database if configured, and stops it when the command ends. */
export async function openDatabase(settings: Settings, setResult: (result: string) => void): Promise<Database> {
  const { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct } = settings;
  await refuseUnfinishedRestore(settings);
  if (pooled && direct) {
    setResult(`PostgreSQL ${await serverVersion(direct)} at ${new URL(direct).host}`);
    return { url: pooled, directUrl: direct };
  }
  const { cluster, outcome } = await startEmbedded(settings);
  setResult(`embedded PostgreSQL ${await serverVersion(cluster.url)} ${outcome}, port ${cluster.port}`);
  return { url: cluster.url, directUrl: cluster.url, cluster };
}

/** Undefined unless the app is running on this DATA_DIR with the embedded database. */
export function databaseOfRunningApp({ DATA_DIR }: Settings): string | undefined {
  const password = readSecrets(DATA_DIR).POSTGRES_PASSWORD;
  const port = savedPort(DATA_DIR);
  return runningHere(DATA_DIR) && password && port
    ? `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}`
    : undefined;
}

/** For a restore, whose target is empty or was left unfinished. */
export async function databaseToFill(settings: Settings, command: string): Promise<string> {
  await claimDataDir(settings.DATA_DIR, command);
  if (!settings.DATABASE_DIRECT_URL) return (await startEmbedded(settings)).cluster.url;
  await serverVersion(settings.DATABASE_DIRECT_URL);
  return settings.DATABASE_DIRECT_URL;
}

/** Uses the running database, or starts one while the tool works. */
export async function borrowDatabase(settings: Settings, command: string): Promise<string> {
  await refuseUnfinishedRestore(settings);
  if (settings.DATABASE_DIRECT_URL) {
    await serverVersion(settings.DATABASE_DIRECT_URL);
    return settings.DATABASE_DIRECT_URL;
  }
  const url = databaseOfRunningApp(settings);
  if (url) return url;
  await claimDataDir(settings.DATA_DIR, command);
  return (await startEmbedded(settings)).cluster.url;
}

/** Refuses a database in use, for tools that empty it. */
export async function ownDatabase(settings: Settings, command: string): Promise<string> {
  const holder = runningHere(settings.DATA_DIR);
  if (holder) throw alreadyRunning(settings.DATA_DIR, holder);
  return borrowDatabase(settings, command);
}
