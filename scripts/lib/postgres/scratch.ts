import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../lifecycle';
import { Cluster } from './cluster';

const MEMORY = '/dev/shm';
const ROOM = 2 ** 31;

function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}

/**
 * Uses memory where there is room, because a disk takes ten times as long to create and delete a database's hundreds of
 * files.
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), 'segara-scratch-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** Settings for data that nobody needs after a crash. */
const throwaway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=256MB'];

/** Starts a throwaway PostgreSQL that does not wait for the disk; `home` is removed at the end. */
export async function withScratchCluster<T>(
  work: (url: string) => Promise<T>,
  home: string = makeScratchFolder(),
): Promise<T> {
  const cluster = new Cluster({
    folder: join(home, 'data'),
    logFile: join(home, 'log'),
    password: 'scratch',
    settings: [...throwaway, 'max_connections=200'],
  });
  const end = async () => {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  };
  onExit(end);
  await cluster.start();
  const result = await work(cluster.url);
  await end();
  return result;
}
