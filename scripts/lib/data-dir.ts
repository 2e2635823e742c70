import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../../src/env';
import { codeOf, Fault } from './fault';
import { onExit } from './lifecycle';
import { acquireLock, type Holder, holderOf, isLock, type Lock } from './lock';
import { closePrivateFiles } from './private-files';

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'no folder can be created there',
  ENOSPC: 'the disk is full',
};

const lockFile = (dataDir: string): string => join(dataDir, 'segara.lock');

/** Node's own `recursive` never returns for a path like /proc, where nothing can be created. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = codeOf(error) ?? '';
    throw new Fault(`DATA_DIR ${dataDir} is not writable: ${reasons[code] ?? code}.`);
  }
  closePrivateFiles(dataDir);
}

export function alreadyRunning(dataDir: string, holder: Holder): Fault {
  const where = holder.url ? ` at ${holder.url}` : '';
  return new Fault(
    `Segara is already running on ${dataDir}: process ${holder.pid} (${holder.command}), since ${holder.since}${where}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
  );
}

/** Locks the folder until the command ends. */
export async function claimDataDir(dataDir: string, command: string): Promise<Lock> {
  prepareDataDir(dataDir);
  const result = await acquireLock(lockFile(dataDir), command);
  if (!isLock(result)) throw alreadyRunning(dataDir, result);
  onExit(result.release);
  return result;
}

export const runningHere = (dataDir: string): Holder | undefined => holderOf(lockFile(dataDir));

type Secrets = Record<
  'NEXTAUTH_SECRET' | 'DATA_ENCRYPTION_KEY' | 'SANDBOX_WEBHOOK_SECRET' | 'POSTGRES_PASSWORD',
  string
>;

const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

function writeSecrets(dataDir: string, secrets: Partial<Secrets>): void {
  const file = secretsFile(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

export function readSecrets(dataDir: string): Partial<Secrets> {
  const file = secretsFile(dataDir);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return {};
    throw new Fault(
      code === 'EACCES'
        ? `${file} belongs to another user. Run npm start as that user, or give DATA_DIR to this one: chown -R.`
        : `${file} cannot be read as JSON. Restore it from a backup: data is encrypted with it.`,
    );
  }
}

/** Generates and stores the secret at its first use. */
export function getOrCreateSecret(dataDir: string, name: keyof Secrets): string {
  const secrets = readSecrets(dataDir);
  const existing = secrets[name];
  if (existing) return existing;
  const secret = randomBytes(32).toString('base64url');
  writeSecrets(dataDir, { ...secrets, [name]: secret });
  return secret;
}

export function storeSecrets(dataDir: string, secrets: Partial<Secrets>): void {
  writeSecrets(dataDir, { ...readSecrets(dataDir), ...secrets });
}

export function demoSecrets(settings: Settings): Record<string, string> {
  if (settings.APP_MODE === 'production') return {};
  const names = ['NEXTAUTH_SECRET', 'DATA_ENCRYPTION_KEY', 'SANDBOX_WEBHOOK_SECRET'] as const;
  return Object.fromEntries(names.map((name) => [name, settings[name] ?? getOrCreateSecret(settings.DATA_DIR, name)]));
}
