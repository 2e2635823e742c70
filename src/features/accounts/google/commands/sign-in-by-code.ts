import { beginSession, type SignedIn } from '@/features/accounts/commands/begin-session';
import { refusedGoogleCodesPerAddress } from '@/features/accounts/domain/limits';
import { accountOfPerson } from '@/features/accounts/providers/commands/account-of-person';
import { personByCode } from '@/features/accounts/providers/commands/person-by-code';
import type { Ctx } from '@/server/api/context';
import { type AuthorizationChecks, exchangeCode, type OidcClient, type ProvenPerson } from '@/server/auth/oidc';
import { AppError } from '@/shared/errors/errors';
import { email } from '@/shared/schema/fields';

function withProvenAddress(person: ProvenPerson): ProvenPerson {
  const address = email.safeParse(person.email);
  if (!person.emailVerified || !address.success) throw new AppError('provider_email_unconfirmed');
  return { ...person, email: address.data };
}

export async function signInByCode(
  ctx: Ctx,
  client: OidcClient,
  code: string,
  request: Partial<AuthorizationChecks>,
): Promise<SignedIn> {
  const person = await personByCode(ctx, refusedGoogleCodesPerAddress, async () =>
    withProvenAddress(await exchangeCode(client, code, request, ctx.deadline)),
  );
  return ctx.db.$transaction(async (tx) => {
    const account = await accountOfPerson(tx, ctx, 'GOOGLE', person);
    const session = await beginSession({ ...ctx, db: tx }, account, 'GOOGLE');
    return { session, deactivated: !account.active };
  });
}
