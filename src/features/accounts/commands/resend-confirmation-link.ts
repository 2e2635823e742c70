import { accountByEmail } from '@/features/accounts/data';
import { admitsRole } from '@/features/accounts/domain/audience';
import { confirmationMailPause, resendsPerAccount, resendsPerAddress } from '@/features/accounts/domain/limits';
import type { ResendInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { constantTime } from '@/server/auth/constant-time';
import { claimTry, claimTryIfLeft } from '@/server/auth/rate-limit';
import { sendConfirmationLink } from './send-confirmation-link';

/** Sends a link only to an unconfirmed account, but answers the same for every address. */
export async function resendConfirmationLink(ctx: Ctx, { email, callback_path }: ResendInput): Promise<void> {
  await claimTry(resendsPerAddress, ctx.client.address);
  await claimTry(resendsPerAccount, email);
  await constantTime(async () => {
    const user = await accountByEmail(ctx.db, email);
    if (!user || user.emailVerifiedAt || !admitsRole('users', user.role)) return;
    if (!(await claimTryIfLeft(confirmationMailPause, email))) return;
    const registration = callback_path === undefined ? {} : { callbackPath: callback_path };
    await ctx.db.$transaction((tx) => sendConfirmationLink(tx, user, registration, ctx.now));
  });
}
