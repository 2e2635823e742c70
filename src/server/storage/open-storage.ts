import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@/env';
import { fileStorage } from './file-storage';
import { s3LocationOf, s3Storage } from './s3-storage';
import type { Storage } from './storage';

/** `file:media`, `file:/srv/media` and `file:///srv/media` name folders; only the last is a URL with escapes. */
export function folderOf(storageUrl: string): string {
  return storageUrl.startsWith('file://') ? fileURLToPath(storageUrl) : resolve(storageUrl.slice('file:'.length));
}

/** The startup check guarantees that the keys are set. */
const bucketOf = (storageUrl: string) =>
  s3Storage(s3LocationOf(storageUrl, env.AWS_REGION), {
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: env.AWS_SESSION_TOKEN,
  });

function open(storageUrl: string): Storage {
  if (storageUrl.startsWith('s3://')) return bucketOf(storageUrl);
  if (storageUrl.startsWith('file:')) return fileStorage(folderOf(storageUrl));
  throw new Error('STORAGE_URL: only file: and s3:// are known');
}

let opened: { storageUrl: string; storage: Storage } | undefined;

export function openStorage(storageUrl: string = env.STORAGE_URL): Storage {
  if (opened?.storageUrl !== storageUrl) opened = { storageUrl, storage: open(storageUrl) };
  return opened.storage;
}

/** The reason why the picture storage cannot be used, reported at startup rather than at the first picture. */
export async function storageFault(storageUrl: string = env.STORAGE_URL): Promise<string | null> {
  if (!storageUrl.startsWith('s3://')) return null;
  const fault = await bucketOf(storageUrl).fault();
  return fault && `STORAGE_URL: ${fault}`;
}
