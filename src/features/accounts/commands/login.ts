import type { Ctx } from '../../../server/context';
import { passwordMatches } from '../../../server/passwords';
import { giveTryBack, takeTry } from '../../../server/rate-limit';
import { AppError } from '../../../shared/errors';
import { accountByEmail } from '../data';
import { type Door, doorAdmits } from '../domain/door';
import { failedLoginsPerAccount, failedLoginsPerAddress } from '../domain/limits';
import type { LoginInput } from '../schema';
import { type BegunSession, beginSession } from './begin-session';

/**
 * Signs in with e-mail and password. What is wrong with an account is said only after its right password.
 * A deactivated person's session begins too: it can do nothing but be recognised and leave.
 */
export async function login(
  ctx: Ctx,
  input: LoginInput,
  door: Door,
): Promise<{ session: BegunSession; deactivated: boolean }> {
  // The try is taken before the password is looked at, so that parallel guesses are counted too.
  await takeTry(failedLoginsPerAddress, ctx.client.address);
  await takeTry(failedLoginsPerAccount, `${door}:${input.email}`);

  const user = await accountByEmail(ctx.db, input.email);
  const matches = await passwordMatches(user?.passwordHash ?? null, input.password);
  if (!user || !matches || !doorAdmits(door, user.role)) throw new AppError('credential_invalid');

  await giveTryBack(failedLoginsPerAddress, ctx.client.address);
  await giveTryBack(failedLoginsPerAccount, `${door}:${input.email}`);
  if (!user.emailVerifiedAt) throw new AppError('email_unconfirmed');

  return { session: await beginSession(ctx, user, 'LOCAL'), deactivated: !user.active };
}
