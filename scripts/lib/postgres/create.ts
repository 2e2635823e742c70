import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { codeOf, Fault, messageOf } from '../fault';
import { onForcedStop } from '../lifecycle';
import type { Binaries } from './binaries';
import type { DatabaseUser } from './user';

export const OWNER = 'segara';

/** Omits the shell's psql variables, because PostgreSQL takes our settings as arguments. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { ...environment } = process.env;
  for (const name of Object.keys(environment)) if (/^(PG|LC_|LANG)/.test(name)) delete environment[name];
  return { ...environment, LC_ALL: 'C' };
}

export type ClusterConfig = { folder: string; logFile: string; password: string; settings?: string[] };

/** False for an unreadable folder, which is another user's database. */
export function isMissing(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    return codeOf(error) === 'ENOENT';
  }
}

/** Creates the data aside and moves it, so an interrupted creation never counts as a database. */
export async function create(config: ClusterConfig, binaries: Binaries, user: DatabaseUser | undefined): Promise<void> {
  const unfinished = `${config.folder}.new`;
  const passwordFile = `${config.folder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, config.password, { mode: 0o600 });
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid);
  const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und', '--auth=scram-sha-256'];
  const files = [`--username=${OWNER}`, `--pwfile=${passwordFile}`, `--pgdata=${unfinished}`];
  const isThrowaway = config.settings?.includes('fsync=off');
  // One iteration instead of thousands, because tests connect thousands of times with a password that protects nothing.
  const light = ['--no-sync', '--no-data-checksums', '--set=scram_iterations=1'];
  // Not interrupted, because it takes only a second and starts processes of its own.
  const initdb = spawn(binaries.initdb, [...flags, ...files, ...(isThrowaway ? light : [])], {
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  onForcedStop(() => initdb.kill('SIGKILL'));
  try {
    const [[code], errorOutput] = await Promise.all([once(initdb, 'close'), text(initdb.stderr)]);
    if (code !== 0) throw new Error(errorOutput.trim());
  } catch (error) {
    throw new Fault(`The embedded PostgreSQL could not create its data in ${config.folder}: ${messageOf(error)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, config.folder);
}

export function requireSameMajorVersion({ folder }: ClusterConfig, { majorVersion }: Binaries): void {
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made !== majorVersion) {
    throw new Fault(
      `${folder} was created by PostgreSQL ${made}, but this version of Segara includes ${majorVersion}. ` +
        'docs/deployment.md says how to move the data.',
    );
  }
}
