import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { s3LocationOf } from '@/server/storage/s3-storage';
import { folderTarget } from './folder-target';
import { s3Target } from './s3-target';
import { type BackupTarget, nameOfBackup, storedBackups, timeOfBackup } from './target';

const folder = mkdtempSync(path.join(tmpdir(), 'segara-backups-'));
const directory = mkdtempSync(path.join(tmpdir(), 'segara-s3-'));
const bucket = { name: 'backups' };
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [bucket] });
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let endpoint = '';
beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  for (const used of [folder, directory]) rmSync(used, { recursive: true });
});

const inBucket = (name = 'backups') =>
  s3Target(s3LocationOf(`s3://${name}/nightly?endpoint=${endpoint}`, 'us-east-1'), keys);
const targets: [string, () => BackupTarget][] = [
  ['a folder', () => folderTarget(folder)],
  ['a bucket', () => inBucket()],
];
const at = new Date('2026-11-30T18:10:00Z');
const name = nameOfBackup(at);
const MEGABYTE = 1_000_000;

async function* megabytes(count: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < count; part++) yield new Uint8Array(MEGABYTE).fill(part);
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield* megabytes(9);
  throw new Error('the database went away');
}

async function sizeOf(content: AsyncIterable<Uint8Array> | null): Promise<number | null> {
  if (!content) return null;
  let size = 0;
  for await (const chunk of content) size += chunk.length;
  return size;
}

describe.each(targets)('backups in %s', (_, open) => {
  test('are read back as they were written, also in several parts', async () => {
    const target = open();
    expect(await target.write(name, megabytes(20))).toBe(20 * MEGABYTE);
    expect(await sizeOf(await target.read(name))).toBe(20 * MEGABYTE);
    expect(await storedBackups(target)).toEqual([{ name, bytes: 20 * MEGABYTE, at }]);
  });

  test('do not appear when writing breaks off', async () => {
    const target = open();
    const other = nameOfBackup(new Date('2026-12-01T18:10:00Z'));
    await expect(target.write(other, broken())).rejects.toThrow('the database went away');
    expect(await target.read(other)).toBeNull();
    expect((await storedBackups(target)).map((backup) => backup.name)).toEqual([name]);
  });

  test('are removed, also twice', async () => {
    const target = open();
    await target.remove(name);
    await target.remove(name);
    expect(await storedBackups(target)).toEqual([]);
  });
});

test('a folder that is a file cannot be written', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await expect(folderTarget(path.join(file, 'in-it')).write(name, megabytes(1))).rejects.toMatchObject({
    kind: 'unreachable',
  });
  expect(readdirSync(folder)).toEqual(['file']);
});

test('a bucket that does not exist cannot be written', async () => {
  await expect(inBucket('nowhere').write(name, megabytes(1))).rejects.toMatchObject({ kind: 'unreachable' });
});

test.each(['erased.json', 'segara-2026-13-45T990000Z.age', 'other-2026-11-30T181000Z.age', `${name}.part`])(
  'timeOfBackup is null for %s',
  (file) => {
    expect(timeOfBackup(file)).toBeNull();
  },
);
