import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileStorage } from './file-storage';
import { folderOf, openStorage } from './open-storage';

const root = mkdtempSync(path.join(tmpdir(), 'segara-storage-'));
afterAll(() => rmSync(root, { recursive: true }));

const storage = fileStorage(path.join(root, 'media'));
const picture = new Uint8Array([1, 2, 3]);

describe('a storage in a folder', () => {
  test('returns what was stored', async () => {
    await storage.put('one.webp', picture);
    expect(new Uint8Array((await storage.get('one.webp')) ?? [])).toEqual(picture);
  });

  test('forgets a removed file, and removes it twice without an error', async () => {
    await storage.put('two.webp', picture);
    await storage.remove('two.webp');
    await storage.remove('two.webp');
    expect(await storage.get('two.webp')).toBeNull();
  });

  test('creates its folder accessible to its owner only', async () => {
    await storage.put('one.webp', picture);
    expect(statSync(path.join(root, 'media')).mode & 0o777).toBe(0o700);
  });

  test('leaves no partial file behind', async () => {
    await storage.put('three.webp', picture);
    expect(readdirSync(path.join(root, 'media')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each(['../secret.txt', '..', '/etc/passwd', 'a/b.webp', 'a\\b.webp', '', '.webp', 'A.webp\0'])(
    'refuses %j as a key',
    async (key) => {
      writeFileSync(path.join(root, 'secret.txt'), 'secret');
      await expect(async () => storage.get(key)).rejects.toThrow('not a storage key');
      await expect(async () => storage.put(key, picture)).rejects.toThrow('not a storage key');
      await expect(async () => storage.remove(key)).rejects.toThrow('not a storage key');
    },
  );
});

describe('STORAGE_URL', () => {
  test('names a folder with or without slashes, and may contain a space', () => {
    expect(folderOf('file:/srv/dive media')).toBe('/srv/dive media');
    expect(folderOf('file:///srv/dive%20media')).toBe('/srv/dive media');
    expect(folderOf('file:media')).toBe(path.resolve('media'));
  });

  test('of another kind is refused', () => {
    expect(() => openStorage('ftp://bucket')).toThrow('STORAGE_URL');
  });
});
