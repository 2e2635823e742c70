import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../../scripts/lib/lifecycle';
import { type DatabaseUser, databaseUser, grantAccessTo } from '../../scripts/lib/postgres/user';

/** A temporary folder for a cluster, and the user its programs run as. */
export type Ground = { folder: string; user: DatabaseUser | undefined };

const owned = ({ user }: Ground, path: string): string => {
  if (user) chownSync(path, user.uid, user.gid);
  return path;
};

/** With `keep` the folder with the logs of all programs survives. */
export function createGround(keep: boolean): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'segara-cluster-'));
  if (keep) console.log(`  Logs are kept in ${folder}`);
  else onExit(() => rmSync(folder, { recursive: true, force: true }));
  const ground = { folder, user: databaseUser() };
  chmodSync(folder, 0o770);
  owned(ground, folder);
  if (ground.user) grantAccessTo(folder, ground.user);
  return ground;
}

export function makeFolder(ground: Ground, name: string): string {
  const path = join(ground.folder, name);
  mkdirSync(path, { mode: 0o700 });
  return owned(ground, path);
}

export function writeOwned(ground: Ground, name: string, content: string): string {
  const path = join(ground.folder, name);
  writeFileSync(path, content, { mode: 0o600 });
  return owned(ground, path);
}
