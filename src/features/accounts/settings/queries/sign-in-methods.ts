import { accountById } from '@/features/accounts/data';
import { identitiesOf } from '@/features/accounts/settings/data';
import type { SignInMethodsView } from '@/features/accounts/settings/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

export async function signInMethods(ctx: Ctx & { actor: Person }): Promise<SignInMethodsView> {
  const user = await accountById(ctx.db, ctx.actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const identities = await identitiesOf(ctx.db, user.id);
  return { password: user.passwordHash !== null, providers: [...new Set(identities.map(({ provider }) => provider))] };
}
