import { claimCode, confirmEmail } from '@/features/accounts/data';
import type { Audience } from '@/features/accounts/domain/audience';
import type { ResetPasswordInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { hashPassword } from '@/server/auth/passwords';
import { newDevicePass } from '@/server/auth/trusted-device';
import { fieldError } from '@/shared/errors/errors';
import { replacePassword } from './replace-password';
import { tryCode } from './try-code';

/** Also confirms the address, because the code proves access to its mailbox. */
export async function resetPassword(
  ctx: Ctx,
  { email, pin, password }: ResetPasswordInput,
  audience: Audience,
): Promise<{ devicePass: string }> {
  const code = await tryCode(ctx, { email, pin }, audience);
  const passwordHash = await hashPassword(password);
  return ctx.db.$transaction(async (tx) => {
    const claimed = await claimCode(tx, code, ctx.now);
    // The address may have moved to another account since the code was sent.
    const still = claimed && code.userId ? { id: code.userId, email } : null;
    const user = still && (await replacePassword(tx, still, passwordHash, ctx.now));
    if (!user) throw fieldError('pin', 'invalid.pin_expired');
    await confirmEmail(tx, user, ctx.now);
    return { devicePass: newDevicePass(user, ctx.now) };
  });
}
