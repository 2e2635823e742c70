import { createReadStream, existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { z } from 'zod';
import type { Settings } from '../../../src/env';
import { folderTarget } from '../../../src/server/backup/folder-target';
import { openTarget } from '../../../src/server/backup/open-target';
import { type BackupTarget, ERASED_FILE, timeOfBackup } from '../../../src/server/backup/target';
import { Fault, messageOf } from '../fault';

export type ArchiveSource = {
  name: string;
  open(): Promise<AsyncIterable<Uint8Array>>;
  /** The ids of erased people, as listed beside the backup and in the configured folder or bucket. */
  erased(): Promise<{ ids: string[]; isListed: boolean }>;
};

const ids = z.array(z.uuid());

async function erasedIn(target: BackupTarget): Promise<string[] | null> {
  const file = await target.read(ERASED_FILE);
  if (!file) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk);
  try {
    return ids.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch {
    throw new Fault(
      `${ERASED_FILE} beside the backup is not readable. Copy it again; it lists whom a restore must erase.`,
    );
  }
}

async function erasedInAll(targets: BackupTarget[]) {
  const lists = await Promise.all(
    targets.map((target) =>
      erasedIn(target).catch((error) => {
        throw error instanceof Fault ? error : new Fault(`${target.location} cannot be read: ${messageOf(error)}`);
      }),
    ),
  );
  return { ids: [...new Set(lists.flatMap((list) => list ?? []))], isListed: lists.some((list) => list !== null) };
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Finds a file on this machine, or a backup by its name in the configured folder or bucket. */
export async function findArchive(settings: Settings, given: string): Promise<ArchiveSource> {
  const target = openTarget(settings);
  const path = resolve(given);
  if (isFile(path)) {
    return {
      name: basename(path),
      open: async () => createReadStream(path, { highWaterMark: 256 * 1024 }),
      erased: () => erasedInAll([folderTarget(dirname(path)), target]),
    };
  }
  if (timeOfBackup(given) === null) throw new Fault(`There is no file ${path}.`);
  const open = () =>
    target.read(given).catch((error: unknown) => {
      throw new Fault(`${target.location} cannot be read: ${messageOf(error)}`);
    });
  const opened = async () => {
    const content = await open();
    if (content) return content;
    throw new Fault(`There is no backup ${given} in ${target.location}.`);
  };
  return { name: given, open: opened, erased: () => erasedInAll([target]) };
}
