import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersWithoutAddress } from '../lib/lock-addresses';

/** The lock file says where each package is below a registry, and names no registry. */
export function lockedAddressProblems(root: string): string[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return foldersWithoutAddress(lock).map(
    (folder) => `package-lock.json: ${folder} lacks its address; run node scripts/run.mjs lock-addresses`,
  );
}
