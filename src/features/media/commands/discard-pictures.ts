import { takeUnused } from '@/features/media/data';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';

/** Files are no part of a transaction: a job removes them once the rows are gone for good. */
async function discard(tx: Tx, which: Parameters<typeof takeUnused>[1]): Promise<void> {
  const keys = await takeUnused(tx, which);
  if (keys.length > 0) await enqueue(tx, 'media.remove-files', { keys });
}

export const discardUnusedBefore = (tx: Tx, before: Date) => discard(tx, { createdAt: { lt: before } });

/** What a person sent and nothing shows; a picture of a product stays when the admin who sent it goes. */
export async function eraseUnusedOf(tx: Tx, ownerId: string): Promise<string[]> {
  await discard(tx, { ownerId });
  return [];
}
