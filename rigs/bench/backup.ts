import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fillYears } from '../../prisma/seed/fill/years';
import { step } from '../../scripts/lib/command-step';
import { runningHere } from '../../scripts/lib/data-dir';
import { withConnection } from '../../scripts/lib/database';
import { onExit } from '../../scripts/lib/lifecycle';
import { inRoot } from '../../scripts/lib/paths';
import { noSettings } from '../../scripts/lib/settings';
import type { BackupsView } from '../../src/features/backups/schema';
import { newIdentity, recipientOf } from '../../src/server/backup/encryption';
import { get, percentile } from '../lib/load';
import { adminToken, send } from '../lib/promises';

/** Milliseconds between requests, as on a busy evening. */
const EVERY_MS = 50;
const QUIET_MS = 30_000;
const MEGABYTE = 2 ** 20;

type Times = { p95: number; requests: number };
export type MeasuredBackup = {
  orders: number;
  quiet: Times;
  during: Times;
  seconds: number;
  bytes: number;
  /** Resident memory of the server in megabytes: before the backup, and at most while it runs. */
  memory: { before: number; most: number };
  restoreSeconds: number;
};

const contentOf = (path: string): string => readFileSync(path, 'utf8');

/** The process that answers requests, below the command that holds the folder. */
function serverPid(dataDir: string): number {
  const command = runningHere(dataDir)?.pid ?? 0;
  const children = contentOf(`/proc/${command}/task/${command}/children`).trim().split(' ').map(Number);
  return children.find((pid) => contentOf(`/proc/${pid}/cmdline`).includes('http-server')) ?? command;
}

const residentOf = (pid: number): number =>
  (Number(/VmRSS:\s+(\d+)/.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024) / MEGABYTE;

/** Requests pages in turn at a steady pace until the work is over. */
async function timesWhile(addresses: readonly string[], work: Promise<unknown>): Promise<Times> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const open: Promise<void>[] = [];
  for (let index = 0; !isOver; index += 1) {
    const since = performance.now();
    const address = addresses[index % addresses.length] ?? '';
    open.push(get(address).then(() => void times.push(performance.now() - since)));
    await pause(EVERY_MS);
  }
  await Promise.all([...open, work]);
  times.sort((one, other) => one - other);
  return { p95: percentile(times, 0.95), requests: times.length };
}

async function backUp(origin: string, token: string): Promise<BackupsView> {
  const read = async () => {
    const answer = await fetch(`${origin}/api/admins/backups`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: BackupsView }).data;
  };
  await send(`${origin}/api/admins/backups`, 'POST', {}, token);
  for (;;) {
    const view = await read();
    if (!view.running) return view;
    await pause(500);
  }
}

async function restore(dataDir: string, name: string, identity: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'segara-bench-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const keyFile = join(folder, 'owner.key');
  writeFileSync(keyFile, identity);
  const file = join(dataDir, 'backups', name);
  const args = [inRoot('scripts', 'run.mjs'), 'restore', file, '--key-file', keyFile];
  const since = performance.now();
  const own = { DATA_DIR: join(folder, 'data') };
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...noSettings, ...own } });
  return (performance.now() - since) / 1000;
}

/** Measures what a backup of a shop with so many orders costs its visitors, and how long a restore takes. */
export async function measureBackup(
  { origin, dataDir }: { origin: string; dataDir: string },
  { databaseUrl, trip, orders }: { databaseUrl: string; trip: string; orders: number },
): Promise<MeasuredBackup> {
  await step('Orders', `creating ${orders}`, (_, report) =>
    withConnection(databaseUrl, (client) =>
      fillYears(client, { count: orders, now: new Date(), report: (made) => report(`${made} of ${orders}`) }),
    ),
  );
  const [token, identity] = [await adminToken(origin), await newIdentity()];
  const key = { recipient: await recipientOf(identity), ending: identity.slice(-8) };
  await send(`${origin}/api/admins/backups/key`, 'PUT', key, token);
  const addresses = ['/trips', `/trips/${trip}`, `/api/users/products/${trip}`, '/sign-in'].map(
    (path) => origin + path,
  );
  await timesWhile(addresses, pause(QUIET_MS / 3));
  const quiet = await timesWhile(addresses, pause(QUIET_MS));

  const pid = serverPid(dataDir);
  const memory = { before: residentOf(pid), most: 0 };
  const watch = setInterval(() => {
    memory.most = Math.max(memory.most, residentOf(pid));
  }, 200);
  const since = performance.now();
  const backup = backUp(origin, token);
  const during = await timesWhile(addresses, backup);
  clearInterval(watch);
  const seconds = (performance.now() - since) / 1000;
  const [newest] = (await backup).backups ?? [];
  const restoreSeconds = await restore(dataDir, newest?.name ?? '', identity);
  return { orders, quiet, during, seconds, bytes: newest?.bytes ?? 0, memory, restoreSeconds };
}
