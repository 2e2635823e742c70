import { type Code, claimCodeTry, releaseCodeTry } from '@/features/accounts/data';
import type { Audience } from '@/features/accounts/domain/audience';
import { wrongCodesPerAddress } from '@/features/accounts/domain/limits';
import type { PinInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { claimTry, releaseTries } from '@/server/auth/rate-limit';
import { pepperedHmac, safeEqual } from '@/server/crypto/crypto';
import { fieldError } from '@/shared/errors/errors';

export const codeSubject = (audience: Audience, email: string): string =>
  pepperedHmac('code-subject', `${audience}:${email}`);

export const codeHashOf = (subject: string, code: string): string => pepperedHmac('code', `${subject}:${code}`);

export const tryCode = (ctx: Ctx, { email, pin }: PinInput, audience: Audience): Promise<Code> =>
  tryCodeOf(ctx, codeSubject(audience, email), pin);

/** Returns a correct code without using it up or counting an attempt; a wrong code counts as an attempt. */
export async function tryCodeOf(ctx: Ctx, subject: string, pin: string): Promise<Code> {
  const attempt = await claimTry(wrongCodesPerAddress, ctx.client.address);
  const code = await claimCodeTry(ctx.db, subject, ctx.now);
  if (!code) throw fieldError('pin', 'invalid.pin_expired');
  if (!safeEqual(code.codeHash, codeHashOf(subject, pin))) {
    throw fieldError('pin', code.triesLeft > 0 ? 'invalid.pin' : 'invalid.pin_expired');
  }
  await releaseCodeTry(ctx.db, code);
  await releaseTries([attempt]);
  return code;
}
