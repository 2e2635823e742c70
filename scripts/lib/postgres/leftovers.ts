import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault';
import { isRunning, signal, waitForEnd } from '../processes';

const FAST_SHUTDOWN = 'SIGINT';
const IMMEDIATE_SHUTDOWN = 'SIGQUIT';
const PATIENCE_MS = 30_000;

/** Recognises a reused pid, because PostgreSQL processes work in their data folder. */
function worksIn(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}

function serverOf(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) && worksIn(pid, folder) ? pid : undefined;
  } catch {
    return undefined;
  }
}

export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && isRunning(pid) && worksIn(pid, folder));
}

/**
 * Ends PostgreSQL processes that a killed start left on this data and removes the stale pid file; true if there were
 * any.
 */
export async function stopLeftovers(data: string): Promise<boolean> {
  const folder = realpathSync(data);
  const server = serverOf(folder);
  if (server) {
    signal(server, FAST_SHUTDOWN);
    if (!(await waitForEnd(server, PATIENCE_MS))) signal(server, IMMEDIATE_SHUTDOWN);
    await waitForEnd(server, PATIENCE_MS);
  }
  // Helpers of a killed server exit one by one.
  const helpers = processesIn(folder);
  for (const pid of helpers) {
    if (await waitForEnd(pid, PATIENCE_MS)) continue;
    throw new Fault(`Process ${pid} still uses ${folder} and does not exit. Stop it, then start again.`);
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return server !== undefined || helpers.length > 0;
}
