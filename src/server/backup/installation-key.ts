import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newIdentity } from './encryption';

const fileIn = (dataDir: string): string => path.join(dataDir, 'backup.key');

const codeOf = (error: unknown) => (error as { code?: string }).code;

/** Null before the first backup of this DATA_DIR. */
export async function readInstallationKey(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(fileIn(dataDir), 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The key of this installation, which opens its own backups for the monthly check and is never part of one. */
export async function installationKey(dataDir: string): Promise<string> {
  const existing = await readInstallationKey(dataDir);
  if (existing) return existing;
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${fileIn(dataDir)}.${randomUUID()}.part`;
  await writeFile(unfinished, `${await newIdentity()}\n`, { mode: 0o600, flush: true });
  // Fails when another process has made a key meanwhile, which then applies.
  await link(unfinished, fileIn(dataDir)).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return (await readInstallationKey(dataDir)) ?? '';
}
