import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTheEnd } from '../lifecycle';
import { Cluster } from './cluster';

/** A throwaway PostgreSQL, which need not wait for the disk. */
export async function withScratchCluster<T>(work: (url: string) => Promise<T>): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'segara-scratch-'));
  // As root the server runs as another user, who must be able to enter the folder.
  chmodSync(home, 0o755);
  const cluster = new Cluster({
    folder: join(home, 'data'),
    logFile: join(home, 'log'),
    password: 'scratch',
    settings: ['fsync=off', 'synchronous_commit=off', 'max_connections=200'],
  });
  const end = async () => {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  };
  atTheEnd(end);
  await cluster.start();
  const result = await work(cluster.url);
  await end();
  return result;
}
