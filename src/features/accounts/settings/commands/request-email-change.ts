import { issueLink } from '@/features/accounts/commands/issue-link';
import { type Account, accountByEmail, accountById } from '@/features/accounts/data';
import { audienceOf, signInOf } from '@/features/accounts/domain/audience';
import { emailChangesPerAccount } from '@/features/accounts/domain/limits';
import { LINK_HOURS, linkPath } from '@/features/accounts/domain/links';
import { lockIfUnchanged } from '@/features/accounts/settings/data';
import type { RequestEmailChangeInput } from '@/features/accounts/settings/schema';
import type { Ctx } from '@/server/api/context';
import { claimTry } from '@/server/auth/rate-limit';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { AppError, fieldError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import type { Person } from '@/shared/schema/actor';
import { verifyIdentity } from './verify-identity';

const notifyOwner = (tx: Tx, owner: Account) =>
  queueMail(tx, {
    to: owner.email,
    locale: toLocale(owner.locale),
    template: 'already_registered',
    about: [owner.id],
    params: { name: spokenName(owner), path: signInOf(audienceOf(owner.role)) },
  });

const sendLink = (tx: Tx, user: Account, to: string, token: string) =>
  queueMail(tx, {
    to,
    locale: toLocale(user.locale),
    template: 'email_change_confirm',
    about: [user.id],
    params: {
      name: spokenName(user),
      path: linkPath('email-change-verification', audienceOf(user.role), token),
      hours: LINK_HOURS,
    },
  });

/**
 * Changes nothing until the link in the new mailbox is opened. The answer, its timing and the notice to the old address
 * do not depend on whether the new address has an account.
 */
export async function requestEmailChange(
  ctx: Ctx & { actor: Person },
  { email, current_password }: RequestEmailChangeInput,
): Promise<void> {
  const user = await accountById(ctx.db, ctx.actor.userId);
  if (!user) throw new AppError('unauthenticated');
  await verifyIdentity(ctx, user, current_password);
  if (email === user.email) throw fieldError('email', 'invalid.email_unchanged');
  await claimTry(emailChangesPerAccount, user.id);

  await ctx.db.$transaction(async (tx) => {
    // A concurrent change of password cancels requests made with the old password.
    if (!(await lockIfUnchanged(tx, user))) throw new AppError('unauthenticated');
    const token = await issueLink(tx, { userId: user.id, purpose: 'email_change', email }, ctx.now);
    const owner = await accountByEmail(tx, email);
    await (owner ? notifyOwner(tx, owner) : sendLink(tx, user, email, token));
    await queueMail(tx, {
      to: user.email,
      locale: toLocale(user.locale),
      template: 'email_change_notice',
      about: [user.id],
      params: { name: spokenName(user), newEmail: email, at: ctx.now.toISOString() },
    });
  });
}
