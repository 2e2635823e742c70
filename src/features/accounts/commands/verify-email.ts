import { accountById, claimLink, confirmEmail, linkByToken } from '@/features/accounts/data';
import { type Audience, admitsRole } from '@/features/accounts/domain/audience';
import type { LinkInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { isRegisteringDevice } from '@/server/auth/registering-device';
import { hashToken } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';
import { type BegunSession, beginSession } from './begin-session';

type Confirmed = { callbackPath: string | null; session: BegunSession | null };

/**
 * The link alone signs nobody in: a stranger may hold it, or may have registered this address. The browser that
 * registered also presents its secret.
 */
export async function verifyEmail(ctx: Ctx, { token }: LinkInput, audience: Audience): Promise<Confirmed> {
  const which = { tokenHash: hashToken(token), purpose: 'email_verification' } as const;
  return ctx.db.$transaction(async (tx) => {
    const link = await linkByToken(tx, which);
    const user = link && (await accountById(tx, link.userId));
    if (!user || user.email !== link.email || !admitsRole(audience, user.role)) {
      throw new AppError('email_verification_failed');
    }
    // Locks the account before its link, as a repeated registration does, so that the two cannot deadlock.
    await confirmEmail(tx, user, ctx.now);
    if (!(await claimLink(tx, which, ctx.now))) throw new AppError('email_verification_failed');
    const { callbackPath, deviceHash } = link;
    const isHere = isRegisteringDevice(ctx.client.registrations, deviceHash) && ctx.actor.kind === 'visitor';
    const isTheirs = audience === 'users' && isHere && user.active;
    return { callbackPath, session: isTheirs ? await beginSession({ ...ctx, db: tx }, user, 'LOCAL') : null };
  });
}
