import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { AppError } from '../../../../shared/errors';
import { accountById } from '../../data';
import { identitiesOf } from '../data';
import type { SignInMethodsView } from '../schema';

export async function signInMethods(ctx: Ctx & { actor: Person }): Promise<SignInMethodsView> {
  const user = await accountById(ctx.db, ctx.actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const identities = await identitiesOf(ctx.db, user.id);
  return { password: user.passwordHash !== null, providers: [...new Set(identities.map(({ provider }) => provider))] };
}
