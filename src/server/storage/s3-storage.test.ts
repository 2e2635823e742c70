import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { s3LocationOf, s3Storage } from './s3-storage';

const directory = mkdtempSync(path.join(tmpdir(), 'segara-s3-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'dives' }],
});
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let endpoint = '';
beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const open = (url: string, credentials = keys) =>
  s3Storage(s3LocationOf(`${url}?endpoint=${endpoint}`, 'us-east-1'), credentials);
const picture = new Uint8Array([1, 2, 3, 255]);

describe('a storage in a bucket', () => {
  test.each(['s3://dives', 's3://dives/pictures/of-2026/'])('returns what was stored: %s', async (url) => {
    const storage = open(url);
    await storage.put('one.webp', picture);
    expect(await storage.get('one.webp')).toEqual(picture);
  });

  test('separates the folders of a bucket', async () => {
    await open('s3://dives/here').put('three.webp', picture);
    expect(await open('s3://dives/there').get('three.webp')).toBeNull();
  });

  test('forgets a removed file, and removes it twice without an error', async () => {
    const storage = open('s3://dives');
    await storage.put('two.webp', picture);
    await storage.remove('two.webp');
    await storage.remove('two.webp');
    expect(await storage.get('two.webp')).toBeNull();
  });

  test('refuses a key that could have a meaning to a server', async () => {
    const storage = open('s3://dives');
    for (const key of ['../secret.txt', 'a/b.webp', 'a.webp?acl', ''])
      await expect(async () => storage.get(key)).rejects.toThrow('not a storage key');
  });

  test('throws rather than losing a picture', async () => {
    await expect(open('s3://nowhere').put('one.webp', picture)).rejects.toThrow('NoSuchBucket');
    const wrong = open('s3://dives', { ...keys, accessKeyId: 'STRANGER' });
    await expect(wrong.put('one.webp', picture)).rejects.toThrow('403');
    await expect(wrong.get('one.webp')).rejects.toThrow('403');
  });
});

describe('storageFault', () => {
  test('reports a wrong bucket or wrong keys, and no fault when both are right', async () => {
    expect(await open('s3://dives').fault()).toBeNull();
    expect(await open('s3://nowhere').fault()).toContain('no bucket ‘nowhere’');
    expect(await open('s3://dives', { ...keys, accessKeyId: 'STRANGER' }).fault()).toContain('do not open');
  });
});

test('uses Amazon’s bucket of the region without an endpoint', () => {
  expect(s3LocationOf('s3://dives', 'ap-southeast-1')).toEqual({
    bucket: 'dives',
    folder: '',
    endpoint: 'https://s3.ap-southeast-1.amazonaws.com',
    region: 'ap-southeast-1',
  });
});
