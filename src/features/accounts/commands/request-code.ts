import { randomInt } from 'node:crypto';
import { accountByEmail, shareLockAccount, upsertCode } from '@/features/accounts/data';
import { type Audience, admitsRole } from '@/features/accounts/domain/audience';
import { codeMailPause, codeMailsPerAccount, codeMailsPerAddress } from '@/features/accounts/domain/limits';
import { CODE_MINUTES, CODE_TRIES, codeExpiry, newCode } from '@/features/accounts/domain/one-time-code';
import type { AddressInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { constantTime } from '@/server/auth/constant-time';
import { claimTry, claimTryIfLeft } from '@/server/auth/rate-limit';
import { newToken } from '@/server/crypto/crypto';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { codeHashOf, codeSubject } from './try-code';

/**
 * Emails a code for a new password. If this audience has no such account, stores a code without sending it, so that the
 * work is equal.
 */
export async function requestCode(ctx: Ctx, { email }: AddressInput, audience: Audience): Promise<void> {
  const subject = codeSubject(audience, email);
  await claimTry(codeMailsPerAddress, ctx.client.address);
  await claimTry(codeMailsPerAccount, subject);
  await constantTime(async () => {
    if (!(await claimTryIfLeft(codeMailPause, subject))) return;
    const existing = await accountByEmail(ctx.db, email);
    const user = existing && admitsRole(audience, existing.role) ? existing : null;
    const code = user ? newCode(randomInt) : newToken();
    await ctx.db.$transaction(async (tx) => {
      const isThere = user && (await shareLockAccount(tx, user.id));
      await upsertCode(tx, {
        subject,
        userId: isThere ? user.id : null,
        codeHash: codeHashOf(subject, code),
        triesLeft: CODE_TRIES,
        createdAt: ctx.now,
        expiresAt: codeExpiry(ctx.now),
      });
      if (!isThere) return;
      await queueMail(tx, {
        to: user.email,
        locale: toLocale(user.locale),
        template: 'otp',
        about: [user.id],
        params: { name: spokenName(user), code, minutes: CODE_MINUTES },
      });
    });
  });
}
