import { readFileSync, writeFileSync } from 'node:fs';
import { type Lock, withAddresses } from './lib/lock-addresses';
import { inRoot } from './lib/paths';

const file = inRoot('package-lock.json');

/**
 * `node scripts/run.mjs lock-addresses` gives each package of the lock file its address below no registry; run it after
 * `npm install` has added or changed a package.
 */
export default async function command(): Promise<number> {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  writeFileSync(file, `${JSON.stringify(withAddresses(lock), null, 2)}\n`);
  return 0;
}
