import type { StoredPicture } from '@/features/media/data';
import { MOST_PIXELS } from '@/features/media/domain/limits';
import type { Ctx } from '@/server/api/context';
import { redrawSquare } from '@/server/pictures/pictures';
import { openStorage } from '@/server/storage/open-storage';
import type { Person } from '@/shared/schema/actor';
import { keepPicture } from './keep-picture';

/** A square of this side from the middle of a kept picture: the picture itself when it is one already. */
export async function squarePicture(
  ctx: Ctx & { actor: Person },
  picture: StoredPicture,
  side: number,
): Promise<StoredPicture> {
  if (picture.width === side && picture.height === side) return picture;
  const bytes = await openStorage().get(picture.key, ctx.deadline);
  if (!bytes) throw new Error('a kept picture has no file');
  const square = await redrawSquare(bytes, MOST_PIXELS, side);
  return keepPicture(ctx, ctx.actor.userId, square, picture.sentBytes, ctx.deadline);
}
