import { beginSession, type SignedIn } from '@/features/accounts/commands/begin-session';
import { refusedFacebookCodesPerAddress } from '@/features/accounts/domain/limits';
import { refuseStaff } from '@/features/accounts/google/commands/account-of-person';
import { accountByIdentity } from '@/features/accounts/google/data';
import type { Ctx } from '@/server/api/context';
import { type FacebookClient, facebookPerson } from '@/server/auth/facebook';
import { type AuthorizationChecks, CodeRefused, type ProvenPerson } from '@/server/auth/oidc';
import { giveTriesBack, takeTry } from '@/server/auth/rate-limit';
import { AppError } from '@/shared/errors/errors';

/**
 * Signs in whom we know by Facebook's id, and returns anybody else: Facebook proves no address, so an address it names
 * neither finds an account nor makes one.
 */
export async function signInByFacebookCode(
  ctx: Ctx,
  client: FacebookClient,
  code: string,
  request: Partial<AuthorizationChecks>,
): Promise<SignedIn | { unknown: ProvenPerson }> {
  const attempt = await takeTry(refusedFacebookCodesPerAddress, ctx.client.address);
  const person = await facebookPerson(client, code, request, ctx.deadline).catch((thrown) => {
    throw thrown instanceof CodeRefused ? new AppError('credential_invalid', { cause: thrown }) : thrown;
  });
  await giveTriesBack([attempt]);
  return ctx.db.$transaction(async (tx) => {
    const account = await accountByIdentity(tx, { provider: 'FACEBOOK', subject: person.subject });
    if (!account) return { unknown: person };
    refuseStaff(account);
    const session = await beginSession({ ...ctx, db: tx }, account, 'FACEBOOK');
    return { session, deactivated: !account.active };
  });
}
