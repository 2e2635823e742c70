import type { Ctx } from '../../../server/context';
import { evenTime } from '../../../server/even-time';
import { hasTry, takeTry } from '../../../server/rate-limit';
import { accountByEmail } from '../data';
import { doorAdmits } from '../domain/door';
import { confirmationMailPause, resendsPerAccount, resendsPerAddress } from '../domain/limits';
import type { AddressInput } from '../schema';
import { sendConfirmationLink } from './send-confirmation-link';

/** Sends a new link to an account that waits for one, and nothing to any other; the answer is the same. */
export async function resendConfirmationLink(ctx: Ctx, { email }: AddressInput): Promise<void> {
  await takeTry(resendsPerAddress, ctx.client.address);
  await takeTry(resendsPerAccount, email);
  await evenTime(async () => {
    const user = await accountByEmail(ctx.db, email);
    if (!user || user.emailVerifiedAt || !doorAdmits('users', user.role)) return;
    if (!(await hasTry(confirmationMailPause, email))) return;
    await ctx.db.$transaction((tx) => sendConfirmationLink(tx, user, ctx.now));
  });
}
