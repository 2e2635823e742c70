import type { Ctx } from '../../../server/context';
import type { Person } from '../../../shared/actor';
import { type KeptPicture, pictureOfOwner } from '../data';

/** A picture the caller sent; somebody else's is as good as none. */
export const ownPicture = (ctx: Ctx & { actor: Person }, id: string): Promise<KeptPicture | null> =>
  pictureOfOwner(ctx.db, id, ctx.actor.userId);
