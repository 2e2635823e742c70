import { type Account, accountByEmail, shareLockAccount } from '@/features/accounts/data';
import { type Audience, admitsRole } from '@/features/accounts/domain/audience';
import {
  confirmationMailPause,
  signInLinkPause,
  signInLinksPerAccount,
  signInLinksPerAddress,
} from '@/features/accounts/domain/limits';
import { linkPath, SIGN_IN_LINK_MINUTES } from '@/features/accounts/domain/links';
import type { AddressInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { constantTime } from '@/server/auth/constant-time';
import { claimTry, claimTryIfLeft } from '@/server/auth/rate-limit';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { issueLink } from './issue-link';
import { sendConfirmationLink } from './send-confirmation-link';

async function sendSignInLink(tx: Tx, user: Account, audience: Audience, now: Date): Promise<void> {
  if (!(await shareLockAccount(tx, user.id))) return;
  const token = await issueLink(tx, { userId: user.id, purpose: 'sign_in', email: user.email }, now);
  await queueMail(tx, {
    to: user.email,
    locale: toLocale(user.locale),
    template: 'sign_in_link',
    params: {
      name: spokenName(user),
      path: linkPath('sign-in-link', audience, token),
      minutes: SIGN_IN_LINK_MINUTES,
    },
    about: [user.id],
  });
}

/**
 * Lets the owner sign in while others guess the password. Reveals only in the email whether there is an account; an
 * unconfirmed address gets the confirmation link instead.
 */
export async function requestSignInLink(ctx: Ctx, { email }: AddressInput, audience: Audience): Promise<void> {
  const account = `${audience}:${email}`;
  await claimTry(signInLinksPerAddress, ctx.client.address);
  await claimTry(signInLinksPerAccount, account);
  await constantTime(async () => {
    if (!(await claimTryIfLeft(signInLinkPause, account))) return;
    const user = await accountByEmail(ctx.db, email);
    if (!user || !admitsRole(audience, user.role)) return;
    if (user.emailVerifiedAt) return ctx.db.$transaction((tx) => sendSignInLink(tx, user, audience, ctx.now));
    if (audience === 'admins' || !(await claimTryIfLeft(confirmationMailPause, email))) return;
    await ctx.db.$transaction((tx) => sendConfirmationLink(tx, user, {}, ctx.now));
  });
}
