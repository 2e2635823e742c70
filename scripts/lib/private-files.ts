import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Fault } from './fault';

const PRIVATE_FOLDERS = ['backups', 'mail', 'media'];
const PRIVATE_FILES = ['backup.key', 'secrets.json', 'postgres.log'];
const FOR_OTHERS = 0o077;

/** A running server may remove a file between two system calls. */
function ignoringMissing(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EPERM')
      throw new Fault(`${path} is open to other users and owned by one of them. Give it to this user with chown -R.`);
    if (code !== 'ENOENT') throw error;
  }
}

/** Skips links, because the owner of the target decides its mode. */
function closeToOthers(path: string): void {
  ignoringMissing(path, () => {
    const entry = lstatSync(path);
    if ((entry.mode & FOR_OTHERS) === 0) return;
    if (entry.isFile()) chmodSync(path, 0o600);
    if (entry.isDirectory()) chmodSync(path, 0o700);
  });
}

function filesOf(folder: string): string[] {
  let names: string[] = [];
  ignoringMissing(folder, () => {
    names = readdirSync(folder);
  });
  return names.map((name) => join(folder, name));
}

/** Restricts files that a backup restored by hand left readable for every user. */
export function closePrivateFiles(dataDir: string): void {
  for (const name of PRIVATE_FOLDERS) closeToOthers(join(dataDir, name));
  for (const file of filesOf(join(dataDir, 'mail'))) closeToOthers(file);
  for (const name of PRIVATE_FILES) closeToOthers(join(dataDir, name));
}
