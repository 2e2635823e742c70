import { takeUnused } from '@/features/media/data';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';

/** Files are not part of a transaction, so a job deletes them after the commit. */
async function discard(tx: Tx, which: Parameters<typeof takeUnused>[1]): Promise<void> {
  const keys = await takeUnused(tx, which);
  if (keys.length > 0) await enqueue(tx, 'media.remove-files', { keys });
}

export const discardUnusedBefore = (tx: Tx, before: Date) => discard(tx, { createdAt: { lt: before } });

/** Deletes a person's unused uploads; a product's picture stays when the admin who uploaded it is erased. */
export async function eraseUnusedOf(tx: Tx, ownerId: string): Promise<string[]> {
  await discard(tx, { ownerId });
  return [];
}
