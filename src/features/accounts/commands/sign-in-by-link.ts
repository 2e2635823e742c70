import { accountById, claimLink, linkByToken, voidLinks } from '@/features/accounts/data';
import { type Audience, admitsRole } from '@/features/accounts/domain/audience';
import type { LinkInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { hashToken } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';
import { beginSession, type SignedIn } from './begin-session';

/** Uses the link once and voids the account's other sign-in links. */
export async function signInByLink(ctx: Ctx, { token }: LinkInput, audience: Audience): Promise<SignedIn> {
  const which = { tokenHash: hashToken(token), purpose: 'sign_in' } as const;
  return ctx.db.$transaction(async (tx) => {
    const link = await linkByToken(tx, which);
    const user = link && (await accountById(tx, link.userId));
    const isTheirs = user?.emailVerifiedAt && user.email === link?.email && admitsRole(audience, user.role);
    if (!isTheirs || !(await claimLink(tx, which, ctx.now))) throw new AppError('sign_in_link_over');
    await voidLinks(tx, { userId: user.id, purpose: 'sign_in' }, ctx.now);
    return { session: await beginSession({ ...ctx, db: tx }, user, 'LOCAL'), deactivated: !user.active };
  });
}
