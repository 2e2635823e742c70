import { accountById, claimLink, confirmEmail, linkByToken, setPassword, voidLinks } from '@/features/accounts/data';
import { admitsRole } from '@/features/accounts/domain/audience';
import type { AcceptInvitationInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { hashPassword } from '@/server/auth/passwords';
import { hashToken } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';

/** The link proves the address, the password is theirs alone: with both, somebody new is on the staff. */
export async function acceptInvitation(ctx: Ctx, { token, password }: AcceptInvitationInput): Promise<void> {
  const which = { tokenHash: hashToken(token), purpose: 'ADMIN_INVITATION' } as const;
  const failed = new AppError('email_verification_failed');
  // What is not good is told before a password is hashed, which takes a while.
  if (!(await linkByToken(ctx.db, which))) throw failed;
  const passwordHash = await hashPassword(password);
  await ctx.db.$transaction(async (tx) => {
    const link = await linkByToken(tx, which);
    const user = link && (await accountById(tx, link.userId));
    if (!user || user.email !== link.email || user.emailVerifiedAt || !admitsRole('admins', user.role)) throw failed;
    // The account before its link, as everywhere: two who want both wait for each other in one order.
    const { id, email } = user;
    if (!(await setPassword(tx, { id, email, passwordHash: user.passwordHash }, passwordHash))) throw failed;
    if (!(await claimLink(tx, which, ctx.now))) throw failed;
    await confirmEmail(tx, user, ctx.now);
    await voidLinks(tx, { userId: user.id }, ctx.now);
  });
}
