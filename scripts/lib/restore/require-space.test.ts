import type { statfsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Manifest } from '../../../src/server/backup/manifest';
import { isOutOfSpace, neededBytes, requireSpace } from './require-space';

const entry = { sha256: '', name: '' };
const manifest: Manifest = {
  entries: [
    { ...entry, kind: 'table', bytes: 100_000_000 },
    { ...entry, kind: 'picture', bytes: 50_000_000 },
  ],
  sequences: [],
  missing_pictures: [],
};
const diskWith = (free: number) => (() => ({ bavail: free, bsize: 1 })) as unknown as typeof statfsSync;

test('requireSpace counts rows only where the database is on this disk', () => {
  expect(neededBytes(manifest, false)).toBe(50_000_000);
  expect(neededBytes(manifest, true)).toBeGreaterThan(300_000_000);
});

test('requireSpace refuses a disk with too little room, in one sentence', () => {
  expect(() => requireSpace('/data', 500_000_000, diskWith(100_000_000))).toThrow(
    'The disk of /data is too full: the restore needs about 0.5 GB, and 0.1 GB are free. Nothing was changed.',
  );
  expect(() => requireSpace('/data', 500_000_000, diskWith(500_000_000))).not.toThrow();
});

test('isOutOfSpace is true when PostgreSQL cannot write its log any more', () => {
  expect(isOutOfSpace('/data', diskWith(1_000_000))).toBe(true);
  expect(isOutOfSpace('/data', diskWith(100_000_000))).toBe(false);
});
