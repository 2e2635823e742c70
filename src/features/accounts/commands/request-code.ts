import { randomInt } from 'node:crypto';
import type { Ctx } from '../../../server/context';
import { newToken } from '../../../server/crypto';
import { evenTime } from '../../../server/even-time';
import { queueMail } from '../../../server/mail/outbox';
import { hasTry, takeTry } from '../../../server/rate-limit';
import { toLocale } from '../../../shared/locales';
import { spokenName } from '../../../shared/name-order';
import { accountByEmail, holdAccount, putCode } from '../data';
import { type Door, doorAdmits } from '../domain/door';
import { codeMailPause, codeMailsPerAccount, codeMailsPerAddress } from '../domain/limits';
import { CODE_MINUTES, CODE_TRIES, codeExpiry, newCode } from '../domain/one-time-code';
import type { AddressInput } from '../schema';
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
