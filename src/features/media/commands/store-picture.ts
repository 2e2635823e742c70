import { randomBytes } from 'node:crypto';
import { insertPicture, type StoredPicture } from '@/features/media/data';
import type { Ctx } from '@/server/api/context';
import type { Picture } from '@/server/pictures/pictures';
import { openStorage } from '@/server/storage/open-storage';

/**
 * Inserts the row before writing the file: an interrupted upload leaves an unused row, which the tidy job deletes,
 * whereas a file without a row would stay for ever.
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
