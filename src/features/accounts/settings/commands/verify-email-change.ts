import { accountById, claimLink, linkByToken, voidLinks } from '@/features/accounts/data';
import { type Audience, admitsRole } from '@/features/accounts/domain/audience';
import type { LinkInput } from '@/features/accounts/schema';
import { changeEmail, deleteCodesOf, isTaken } from '@/features/accounts/settings/data';
import { claimMessages } from '@/features/contact/commands/claim-messages';
import type { Ctx } from '@/server/api/context';
import { hashToken } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';

/** Invalidates links and codes sent to the old address. */
export async function verifyEmailChange(ctx: Ctx, { token }: LinkInput, audience: Audience): Promise<void> {
  const which = { tokenHash: hashToken(token), purpose: 'email_change' } as const;
  const failed = new AppError('email_verification_failed');
  try {
    await ctx.db.$transaction(async (tx) => {
      const link = await linkByToken(tx, which);
      const user = link && (await accountById(tx, link.userId));
      if (!user || !admitsRole(audience, user.role)) throw failed;
      if (user.emailVerifiedAt) await claimMessages(tx, user);
      // Locks the account before its link, as everywhere, so that two concurrent calls cannot deadlock.
      if (!(await changeEmail(tx, user.id, link.email, ctx.now))) throw failed;
      if (!(await claimLink(tx, which, ctx.now))) throw failed;
      await voidLinks(tx, { userId: user.id }, ctx.now);
      await deleteCodesOf(tx, user.id);
    });
  } catch (thrown) {
    // Somebody else has registered the address meanwhile.
    throw isTaken(thrown) ? failed : thrown;
  }
}
