import type { Ctx } from '../../../server/context';
import type { Person } from '../../../shared/actor';
import { AppError } from '../../../shared/errors';
import { accountWithAvatar, toProfileView } from '../data';
import type { ProfileView } from '../schema';

export async function profile(ctx: Ctx & { actor: Person }): Promise<ProfileView> {
  const user = await accountWithAvatar(ctx.db, ctx.actor.userId);
  if (!user) throw new AppError('unauthenticated');
  return toProfileView(user);
}
