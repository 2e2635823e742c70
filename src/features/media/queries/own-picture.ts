import { pictureOfOwner, type StoredPicture } from '@/features/media/data';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

/** Returns null for another user's picture. */
export const ownPicture = (ctx: Ctx & { actor: Person }, id: string): Promise<StoredPicture | null> =>
  pictureOfOwner(ctx.db, id, ctx.actor.userId);
