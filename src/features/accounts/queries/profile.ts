import { accountWithAvatar, toProfileView } from '@/features/accounts/data';
import type { ProfileView } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

export async function profile(ctx: Ctx & { actor: Person }): Promise<ProfileView> {
  const user = await accountWithAvatar(ctx.db, ctx.actor.userId);
  if (!user) throw new AppError('unauthenticated');
  return toProfileView(user);
}
