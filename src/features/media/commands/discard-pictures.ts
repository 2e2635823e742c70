import { takeUnused } from '@/features/media/data';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';

/** A job deletes the files after the commit, because files are not part of a transaction. */
async function discard(tx: Tx, which: Parameters<typeof takeUnused>[1]): Promise<void> {
  const keys = await takeUnused(tx, which);
  if (keys.length > 0) await enqueue(tx, 'media.remove-files', { keys });
}

export const discardUnusedBefore = (tx: Tx, before: Date) => discard(tx, { createdAt: { lt: before } });

/** Deletes a person's unused uploads; pictures in use stay when their uploader is erased. */
export async function eraseUnusedOf(tx: Tx, ownerId: string): Promise<string[]> {
  await discard(tx, { ownerId });
  return [];
}
