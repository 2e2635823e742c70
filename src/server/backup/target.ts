/** The storage of backups. Names are ours; a file appears complete or not at all. */
export type BackupTarget = {
  /** Folder or bucket, as the owner knows it. */
  location: string;
  /** Returns the size. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  read(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** The names and sizes of all files, in no order. */
  list(): Promise<{ name: string; bytes: number }[]>;
  /** Removing a missing file succeeds. */
  remove(name: string): Promise<void>;
};

/** The target does not take or give a file. `full` when its disk has no room. */
export class TargetFault extends Error {
  override readonly name = 'TargetFault';
  constructor(
    readonly kind: 'full' | 'unreachable',
    options?: ErrorOptions,
  ) {
    super(`the backups' target is ${kind}`, options);
  }
}

/** The ids of all accounts that were erased; beside the backups, so that it is newer than each of them. */
export const ERASED_FILE = 'erased.json';

const NAME = /^segara-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.age$/;

export const nameOfBackup = (at: Date): string => `segara-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.age`;

/** The time in the name; null for any other file. */
export function timeOfBackup(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return day === undefined || Number.isNaN(at.getTime()) ? null : at;
}

export type StoredBackup = { name: string; bytes: number; at: Date };

/** Newest first; ignores files that are not backups. */
export async function storedBackups(target: BackupTarget): Promise<StoredBackup[]> {
  const all = (await target.list()).flatMap(({ name, bytes }) => {
    const at = timeOfBackup(name);
    return at ? [{ name, bytes, at }] : [];
  });
  return all.sort((one, other) => other.at.getTime() - one.at.getTime());
}
