import { accountById } from '@/features/accounts/data';
import type { UpdatePasswordInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { hashPassword } from '@/server/auth/passwords';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { type BegunSession, beginSession } from './begin-session';
import { checkCurrentPassword } from './check-current-password';
import { replacePassword } from './replace-password';

/** Ends all sessions but the caller's, which gets a new token. */
export async function updatePassword(ctx: Ctx & { actor: Person }, input: UpdatePasswordInput): Promise<BegunSession> {
  const user = await accountById(ctx.db, ctx.actor.userId);
  if (!user) throw new AppError('unauthenticated');
  await checkCurrentPassword(user, input.current_password);
  const passwordHash = await hashPassword(input.password);
  return ctx.db.$transaction(async (tx) => {
    const still = { id: user.id, email: user.email, passwordHash: user.passwordHash };
    const changed = await replacePassword(tx, still, passwordHash, ctx.now);
    if (!changed) throw fieldError('current_password', 'invalid.current_password');
    return beginSession({ ...ctx, db: tx }, changed, ctx.actor.provider);
  });
}
