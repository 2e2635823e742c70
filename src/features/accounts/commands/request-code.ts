import { randomInt } from 'node:crypto';
import { accountByEmail, holdAccount, putCode } from '@/features/accounts/data';
import { type Door, doorAdmits } from '@/features/accounts/domain/door';
import { codeMailPause, codeMailsPerAccount, codeMailsPerAddress } from '@/features/accounts/domain/limits';
import { CODE_MINUTES, CODE_TRIES, codeExpiry, newCode } from '@/features/accounts/domain/one-time-code';
import type { AddressInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { evenTime } from '@/server/auth/even-time';
import { hasTry, takeTry } from '@/server/auth/rate-limit';
import { newToken } from '@/server/crypto/crypto';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { codeHashOf, codeSubject } from './try-code';

/** Sends a code for a new password. Without an account at this door there is a code as well, which nobody gets. */
export async function requestCode(ctx: Ctx, { email }: AddressInput, door: Door): Promise<void> {
  const subject = codeSubject(door, email);
  await takeTry(codeMailsPerAddress, ctx.client.address);
  await takeTry(codeMailsPerAccount, subject);
  await evenTime(async () => {
    if (!(await hasTry(codeMailPause, subject))) return;
    const known = await accountByEmail(ctx.db, email);
    const user = known && doorAdmits(door, known.role) ? known : null;
    const code = user ? newCode(randomInt) : newToken();
    await ctx.db.$transaction(async (tx) => {
      const isThere = user && (await holdAccount(tx, user.id));
      await putCode(tx, {
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
