import { statfsSync } from 'node:fs';
import type { Manifest } from '../../../src/server/backup/manifest';
import { Fault } from '../fault';

/** Rows, their indexes and PostgreSQL's log take about this much of what the rows take as text. */
const EXPANSION = 3;
const MARGIN_BYTES = 200_000_000;

const bytesOf = ({ entries }: Manifest, kind: string): number =>
  entries.filter((entry) => entry.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);

export const neededBytes = (manifest: Manifest, isEmbedded: boolean): number =>
  bytesOf(manifest, 'picture') + (isEmbedded ? bytesOf(manifest, 'table') * EXPANSION + MARGIN_BYTES : 0);

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

const freeBytes = (folder: string, statfs: typeof statfsSync): number => {
  const { bavail, bsize } = statfs(folder);
  return bavail * bsize;
};

/** Less than PostgreSQL needs for a segment of its log; without it, it stops instead of reporting a full disk. */
const SEGMENT_BYTES = 16 * 2 ** 20;

export const isOutOfSpace = (folder: string, statfs: typeof statfsSync = statfsSync): boolean =>
  freeBytes(folder, statfs) < SEGMENT_BYTES;

/** Refuses before anything is written when the disk has too little room. */
export function requireSpace(folder: string, needed: number, statfs: typeof statfsSync = statfsSync): void {
  const free = freeBytes(folder, statfs);
  if (free < needed)
    throw new Fault(
      `The disk of ${folder} is too full: the restore needs about ${gigabytes(needed)}, and ${gigabytes(free)} are free. ` +
        'Nothing was changed.',
    );
}
