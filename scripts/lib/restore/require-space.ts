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

/** Refuses before anything is written when the disk has too little room. */
export function requireSpace(folder: string, needed: number, statfs: typeof statfsSync = statfsSync): void {
  const { bavail, bsize } = statfs(folder);
  const free = bavail * bsize;
  if (free < needed)
    throw new Fault(
      `The disk of ${folder} is too full: the restore needs about ${gigabytes(needed)}, and ${gigabytes(free)} are free. ` +
        'Nothing was changed.',
    );
}
