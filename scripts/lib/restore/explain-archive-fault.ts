import { ArchiveFault, type ArchiveFaultKind } from '../../../src/server/backup/archive-fault';
import { codeOf, Fault } from '../fault';

const sentences: Record<ArchiveFaultKind, (name: string) => string> = {
  not_a_backup: (name) => `${name} is not a backup of Segara, or its beginning is missing. Nothing was changed.`,
  wrong_key: (name) =>
    `This key does not open ${name}. Use the key that was the owner’s at that time. Nothing was changed.`,
  damaged: (name) =>
    `${name} is damaged or incomplete: its checksums do not match. Use another backup. Nothing was changed.`,
  newer: (name) =>
    `${name} was made by a newer version of Segara than this one. Install that version, then restore. Nothing was changed.`,
};

/** PostgreSQL's code for a full disk, and those of the file system. */
const FULL = ['53100', 'ENOSPC', 'EDQUOT'];

const isFullDisk = (error: unknown): boolean =>
  FULL.includes(codeOf(error) ?? '') ||
  (error instanceof Error && error.cause !== undefined && isFullDisk(error.cause));

export const fullDisk = (): Fault =>
  new Fault('The disk is full. What was restored so far is removed; free some space and start again.');

/** Turns what ended a restore into one sentence; anything unexpected stays as it is. */
export function explainArchiveFault(error: unknown, name: string): unknown {
  if (error instanceof ArchiveFault) return new Fault(sentences[error.kind](name));
  if (isFullDisk(error))
    return new Fault('The disk is full. What was restored so far is removed; free some space and start again.');
  return error;
}
