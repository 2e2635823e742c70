import { accountById, claimLink, confirmEmail, linkByToken } from '@/features/accounts/data';
import { type Audience, admitsRole } from '@/features/accounts/domain/audience';
import type { LinkInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { hashToken } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';

export async function verifyEmail(ctx: Ctx, { token }: LinkInput, audience: Audience): Promise<void> {
  const which = { tokenHash: hashToken(token), purpose: 'email_verification' } as const;
  await ctx.db.$transaction(async (tx) => {
    const link = await linkByToken(tx, which);
    const user = link && (await accountById(tx, link.userId));
    if (!user || user.email !== link.email || !admitsRole(audience, user.role)) {
      throw new AppError('email_verification_failed');
    }
    // The account is locked before its link, as registering again does, so that the two cannot deadlock.
    await confirmEmail(tx, user, ctx.now);
    if (!(await claimLink(tx, which, ctx.now))) throw new AppError('email_verification_failed');
  });
}
