import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '../../env';
import { fileStorage } from './file-storage';
import type { Storage } from './storage';

/** `file:media`, `file:/srv/media` and `file:///srv/media` name folders; only the last is a URL with escapes in it. */
export function folderOf(storageUrl: string): string {
  return storageUrl.startsWith('file://') ? fileURLToPath(storageUrl) : resolve(storageUrl.slice('file:'.length));
}

/** The storage that `STORAGE_URL` names. */
export function openStorage(storageUrl: string = env.STORAGE_URL): Storage {
  if (!storageUrl.startsWith('file:')) throw new Error('STORAGE_URL: only file: is known');
  return fileStorage(folderOf(storageUrl));
}
