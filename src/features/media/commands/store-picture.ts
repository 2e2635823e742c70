import { randomBytes } from 'node:crypto';
import { insertPicture, type StoredPicture } from '@/features/media/data';
import type { Ctx } from '@/server/api/context';
import type { Picture } from '@/server/pictures/pictures';
import { openStorage } from '@/server/storage/open-storage';

/**
 * The row comes first: if we are cut off before the file is there, the row is an unused picture that the tidy job
 * deletes, while a file without a row would stay for ever.
 */
export async function storePicture(
  ctx: Pick<Ctx, 'db' | 'now'>,
  ownerId: string,
  picture: Picture,
  sentBytes: number,
  deadline?: AbortSignal,
): Promise<StoredPicture> {
  const { bytes, ...about } = picture;
  const key = `${randomBytes(16).toString('hex')}.webp`;
  const stored = await insertPicture(ctx.db, { ...about, key, ownerId, bytes: bytes.byteLength, sentBytes }, ctx.now);
  await openStorage().put(key, bytes, deadline);
  return stored;
}
