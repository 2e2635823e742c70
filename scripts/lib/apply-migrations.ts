import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault';
import { inRoot } from './paths';
import { requestOfEngine } from './schema-engine-request';

const migrationsFolder = inRoot('prisma/migrations');
const LOCK_FILE = 'migration_lock.toml';
const SCRIPT = 'migration.sql';

export function migrationsOnDisk(folder = migrationsFolder): string[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, SCRIPT)));
  return names.toSorted();
}

export function migrationList(folder = migrationsFolder, through?: string) {
  const contentOf = (...file: string[]): string => readFileSync(join(folder, ...file), 'utf8');
  const names = migrationsOnDisk(folder).filter((name) => !through || name <= through);
  return {
    baseDir: folder,
    lockfile: { path: LOCK_FILE, content: contentOf(LOCK_FILE) },
    migrationDirectories: names.map((path) => ({
      path,
      migrationFile: { path: SCRIPT, content: { tag: 'ok', value: contentOf(path, SCRIPT) } },
    })),
    shadowDbInitScript: '',
  };
}

/** Applies the migrations up to the named one, or all, as `prisma migrate deploy` does. */
export async function applyMigrations(url: string, folder?: string, through?: string): Promise<void> {
  const migrationsList = migrationList(folder, through);
  const answer = await requestOfEngine(url, 'applyMigrations', { migrationsList });
  if (!('result' in answer)) throw new Fault(`The database could not be migrated:\n${answer.problem}`);
}
