import { pictureOfOwner, type StoredPicture } from '@/features/media/data';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

/** A picture the caller sent; somebody else's is as good as none. */
export const ownPicture = (ctx: Ctx & { actor: Person }, id: string): Promise<StoredPicture | null> =>
  pictureOfOwner(ctx.db, id, ctx.actor.userId);
