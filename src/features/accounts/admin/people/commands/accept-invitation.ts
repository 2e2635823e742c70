import { accountById, claimLink, confirmEmail, linkByToken, setPassword, voidLinks } from '@/features/accounts/data';
import { admitsRole } from '@/features/accounts/domain/audience';
import type { AcceptInvitationInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { hashPassword } from '@/server/auth/passwords';
import { hashToken } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';

/** Completes the admin account; the link proves the address. */
export async function acceptInvitation(ctx: Ctx, { token, password }: AcceptInvitationInput): Promise<void> {
  const which = { tokenHash: hashToken(token), purpose: 'admin_invitation' } as const;
  const failed = new AppError('email_verification_failed');
  // Refuses an invalid link before hashing the password, which is slow.
  if (!(await linkByToken(ctx.db, which))) throw failed;
  const passwordHash = await hashPassword(password);
  await ctx.db.$transaction(async (tx) => {
    const link = await linkByToken(tx, which);
    const user = link && (await accountById(tx, link.userId));
    if (!user || user.email !== link.email || user.emailVerifiedAt || !admitsRole('admins', user.role)) throw failed;
    // Locks the account before its link, as everywhere, so that two concurrent calls cannot deadlock.
    const { id, email } = user;
    if (!(await setPassword(tx, { id, email, passwordHash: user.passwordHash }, passwordHash))) throw failed;
    if (!(await claimLink(tx, which, ctx.now))) throw failed;
    await confirmEmail(tx, user, ctx.now);
    await voidLinks(tx, { userId: user.id }, ctx.now);
  });
}
