import { accountByEmail } from '@/features/accounts/data';
import { type Audience, admitsRole } from '@/features/accounts/domain/audience';
import { loginLimits } from '@/features/accounts/domain/login-limits';
import type { LoginInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { networkOf } from '@/server/auth/client-network';
import { passwordMatches } from '@/server/auth/passwords';
import { claimTries, releaseTries } from '@/server/auth/rate-limit';
import { trustedDevice } from '@/server/auth/trusted-device';
import { AppError } from '@/shared/errors/errors';
import { beginSession, type SignedIn } from './begin-session';
import { reportGuesses } from './report-guesses';

/** Verifies device tokens for an unknown account as well, so that the response time reveals nothing. */
const nobody = { id: 'nobody', sessionVersion: 0 };

/** Reports problems with the account only after its correct password was entered. */
export async function login(
  ctx: Ctx,
  { email, password, device_token }: LoginInput,
  audience: Audience,
): Promise<SignedIn> {
  const found = await accountByEmail(ctx.db, email);
  const user = found && admitsRole(audience, found.role) ? found : null;
  const passes = device_token === undefined ? ctx.client.devicePasses : [device_token];
  const { address } = ctx.client;
  const limits = loginLimits({
    account: `${audience}:${email}`,
    address,
    network: networkOf(address),
    device: trustedDevice(passes, user ?? nobody, ctx.now),
  });
  // Counts the attempt before reading the password, so that parallel guesses count too.
  const tries = await claimTries(limits);

  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) {
    await reportGuesses(ctx, { audience, email }, tries);
    throw new AppError('invalid_credentials');
  }
  await releaseTries(tries);
  if (!user.emailVerifiedAt) throw new AppError('email_unconfirmed');

  const session = await ctx.db.$transaction((tx) => beginSession({ ...ctx, db: tx }, user, 'LOCAL'));
  return { session, deactivated: !user.active };
}
