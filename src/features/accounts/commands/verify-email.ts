import type { Ctx } from '../../../server/context';
import { hashToken } from '../../../server/crypto';
import { AppError } from '../../../shared/errors';
import { accountById, claimLink, confirmEmail, linkByToken } from '../data';
import { type Door, doorAdmits } from '../domain/door';
import type { LinkInput } from '../schema';

export async function verifyEmail(ctx: Ctx, { token }: LinkInput, door: Door): Promise<void> {
  const which = { tokenHash: hashToken(token), purpose: 'EMAIL_VERIFICATION' } as const;
  await ctx.db.$transaction(async (tx) => {
    const link = await linkByToken(tx, which);
    const user = link && (await accountById(tx, link.userId));
    if (!user || user.email !== link.email || !doorAdmits(door, user.role)) {
      throw new AppError('email_verification_failed');
    }
    // The account before its link, as registering again does: the two wait for each other in one order.
    await confirmEmail(tx, user, ctx.now);
    if (!(await claimLink(tx, which, ctx.now))) throw new AppError('email_verification_failed');
  });
}
