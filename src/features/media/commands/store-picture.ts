import { randomBytes } from 'node:crypto';
import { insertPicture, type StoredPicture } from '@/features/media/data';
import type { Ctx } from '@/server/api/context';
import type { Picture } from '@/server/pictures/pictures';
import { openStorage } from '@/server/storage/open-storage';
import type { FocusPoint } from '@/shared/schema/focus-point';

/**
 * Inserts the row before writing the file: an interrupted upload leaves an unused row, which the tidy job deletes,
 * whereas a file without a row would stay for ever.
 */
export async function storePicture(
  ctx: Pick<Ctx, 'db' | 'now'>,
  ownerId: string,
  picture: Picture & { focus?: FocusPoint },
  sentBytes: number,
  deadline?: AbortSignal,
): Promise<StoredPicture> {
  const { bytes, focus, ...about } = picture;
  const key = `${randomBytes(16).toString('hex')}.webp`;
  const row = { ...about, key, ownerId, bytes: bytes.byteLength, sentBytes };
  const stored = await insertPicture(ctx.db, focus ? { ...row, focusX: focus.x, focusY: focus.y } : row, ctx.now);
  await openStorage().put(key, bytes, deadline);
  return stored;
}
