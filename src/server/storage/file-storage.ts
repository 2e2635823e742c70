import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isStorageKey, type Storage } from './storage';

const isAbsent = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

export function fileStorage(folder: string): Storage {
  const filePathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('not a storage key');
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      const filePath = filePathOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A concurrent reader finds the complete file or none, even after a crash.
      const unfinished = `${filePath}.${randomUUID()}.part`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, filePath);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(filePathOf(key));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(filePathOf(key), { force: true }),
  };
}
