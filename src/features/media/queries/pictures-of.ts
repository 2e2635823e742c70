import { pictureOfOwner, picturesOfOwner, type StoredPicture } from '@/features/media/data';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import type { Person } from '@/shared/schema/actor';

export const picturesOf = async (db: Tx, userId: string) =>
  (await picturesOfOwner(db, userId)).map((picture) => ({
    ...toPictureView(picture),
    sent_at: picture.createdAt.toISOString(),
  }));

/** Returns null for another user's picture. */
export const ownPicture = (ctx: Ctx & { actor: Person }, id: string): Promise<StoredPicture | null> =>
  pictureOfOwner(ctx.db, id, ctx.actor.userId);
