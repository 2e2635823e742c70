import { beginSession, type SignedIn } from '@/features/accounts/commands/begin-session';
import { refusedFacebookCodesPerAddress } from '@/features/accounts/domain/limits';
import { refuseStaff } from '@/features/accounts/providers/commands/account-of-person';
import { personByCode } from '@/features/accounts/providers/commands/person-by-code';
import { accountByIdentity } from '@/features/accounts/providers/data';
import type { Ctx } from '@/server/api/context';
import { type FacebookClient, facebookPerson } from '@/server/auth/facebook';
import type { AuthorizationChecks, ProvenPerson } from '@/server/auth/oidc';

/**
 * Signs in a person whose Facebook id is known, and returns anybody else. Facebook does not confirm addresses, so an
 * address from Facebook neither finds nor creates an account.
 */
export async function signInByFacebookCode(
  ctx: Ctx,
  client: FacebookClient,
  code: string,
  request: Partial<AuthorizationChecks>,
): Promise<SignedIn | { unknown: ProvenPerson }> {
  const person = await personByCode(ctx, refusedFacebookCodesPerAddress, () =>
    facebookPerson(client, code, request, ctx.deadline),
  );
  return ctx.db.$transaction(async (tx) => {
    const account = await accountByIdentity(tx, { provider: 'FACEBOOK', subject: person.subject });
    if (!account) return { unknown: person };
    refuseStaff(account);
    const session = await beginSession({ ...ctx, db: tx }, account, 'FACEBOOK');
    return { session, deactivated: !account.active };
  });
}
