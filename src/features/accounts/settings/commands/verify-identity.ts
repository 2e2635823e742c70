import { checkCurrentPassword } from '@/features/accounts/commands/check-current-password';
import { type Account, sessionById } from '@/features/accounts/data';
import { isFresh } from '@/features/accounts/settings/domain/freshness';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/**
 * A session alone, on a device left open, must not suffice to take over an account; without a password, a recent
 * sign-in counts instead.
 */
export async function verifyIdentity(ctx: Ctx & { actor: Person }, user: Account, password = ''): Promise<void> {
  if (user.passwordHash) {
    if (password === '') throw fieldError('current_password', 'required.current_password');
    await checkCurrentPassword(user, password);
    return;
  }
  const session = await sessionById(ctx.db, ctx.actor.sessionId);
  if (!session || !isFresh(session.createdAt, ctx.now)) {
    throw fieldError('current_password', 'invalid.sign_in_again');
  }
}
