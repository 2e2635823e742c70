import { beginSession, type SignedIn } from '@/features/accounts/commands/begin-session';
import { refusedGoogleCodesPerAddress } from '@/features/accounts/domain/limits';
import type { Ctx } from '@/server/api/context';
import {
  type AuthorizationChecks,
  CodeRefused,
  exchangeCode,
  type OidcClient,
  type ProvenPerson,
} from '@/server/auth/oidc';
import { giveTriesBack, takeTry } from '@/server/auth/rate-limit';
import { AppError } from '@/shared/errors/errors';
import { email } from '@/shared/schema/fields';
import { accountOfPerson } from './account-of-person';

async function personBehind(
  { deadline }: Ctx,
  client: OidcClient,
  code: string,
  request: Partial<AuthorizationChecks>,
): Promise<ProvenPerson> {
  const person = await exchangeCode(client, code, request, deadline).catch((thrown) => {
    throw thrown instanceof CodeRefused ? new AppError('credential_invalid', { cause: thrown }) : thrown;
  });
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
  const attempt = await takeTry(refusedGoogleCodesPerAddress, ctx.client.address);
  const person = await personBehind(ctx, client, code, request);
  await giveTriesBack([attempt]);
  return ctx.db.$transaction(async (tx) => {
    const account = await accountOfPerson(tx, ctx, 'GOOGLE', person);
    const session = await beginSession({ ...ctx, db: tx }, account, 'GOOGLE');
    return { session, deactivated: !account.active };
  });
}
