import type { StoredPicture } from '@/features/media/data';
import { MAX_PIXELS } from '@/features/media/domain/limits';
import type { Ctx } from '@/server/api/context';
import { redrawSquare } from '@/server/pictures/pictures';
import { openStorage } from '@/server/storage/open-storage';
import type { Person } from '@/shared/schema/actor';
import { storePicture } from './store-picture';

/** Crops a stored picture to a centred square of this size; returns the picture unchanged if it already is one. */
export async function squarePicture(
  ctx: Ctx & { actor: Person },
  picture: StoredPicture,
  side: number,
): Promise<StoredPicture> {
  if (picture.width === side && picture.height === side) return picture;
  const bytes = await openStorage().get(picture.key, ctx.deadline);
  if (!bytes) throw new Error('a kept picture has no file');
  const square = await redrawSquare(bytes, MAX_PIXELS, side);
  return storePicture(ctx, ctx.actor.userId, square, picture.sentBytes, ctx.deadline);
}
