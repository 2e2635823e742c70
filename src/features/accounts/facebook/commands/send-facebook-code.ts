import { randomInt } from 'node:crypto';
import { codeHashOf } from '@/features/accounts/commands/try-code';
import { accountByEmail, shareLockAccount, upsertCode } from '@/features/accounts/data';
import { admitsRole } from '@/features/accounts/domain/audience';
import { codeMailPause, codeMailsPerAccount, codeMailsPerAddress } from '@/features/accounts/domain/limits';
import { CODE_MINUTES, CODE_TRIES, codeExpiry, newCode } from '@/features/accounts/domain/one-time-code';
import type { FacebookAddressInput } from '@/features/accounts/facebook/schema';
import { personName } from '@/features/accounts/providers/domain/person-name';
import type { Ctx } from '@/server/api/context';
import { constantTime } from '@/server/auth/constant-time';
import { claimTry, claimTryIfLeft } from '@/server/auth/rate-limit';
import { newToken } from '@/server/crypto/crypto';
import { queueMail } from '@/server/mail/outbox';
import { spokenName } from '@/shared/locale/name-order';
import { openProof, proofCodeSubject } from './open-proof';

/**
 * Emails a code that confirms the address, and reveals only to its owner whether it has an account. Staff get no code,
 * because Facebook does not open the back office.
 */
export async function sendFacebookCode(ctx: Ctx, input: FacebookAddressInput): Promise<void> {
  const proof = openProof(ctx, input.proof);
  const { email } = input;
  const subject = proofCodeSubject(proof, email);
  await claimTry(codeMailsPerAddress, ctx.client.address);
  await claimTry(codeMailsPerAccount, `facebook:${email}`);
  await constantTime(async () => {
    if (!(await claimTryIfLeft(codeMailPause, `facebook:${email}`))) return;
    const existing = await accountByEmail(ctx.db, email);
    const isForStaff = existing !== null && !admitsRole('users', existing.role);
    const code = isForStaff ? newToken() : newCode(randomInt);
    await ctx.db.$transaction(async (tx) => {
      const owner = existing && (await shareLockAccount(tx, existing.id)) ? existing.id : null;
      await upsertCode(tx, {
        subject,
        userId: owner,
        codeHash: codeHashOf(subject, code),
        triesLeft: CODE_TRIES,
        createdAt: ctx.now,
        expiresAt: codeExpiry(ctx.now),
      });
      if (isForStaff) return;
      await queueMail(tx, {
        to: email,
        locale: ctx.locale,
        template: 'facebook_code',
        about: owner ? [owner] : [],
        params: { name: spokenName(personName({ ...proof, email })), code, minutes: CODE_MINUTES },
      });
    });
  });
}
