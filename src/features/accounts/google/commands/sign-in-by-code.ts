import type { Ctx } from '../../../../server/context';
import { type Asked, CodeRefused, exchangeCode, type OidcClient, type ProvenPerson } from '../../../../server/oidc';
import { giveTryBack, takeTry } from '../../../../server/rate-limit';
import { AppError } from '../../../../shared/errors';
import { email } from '../../../../shared/fields';
import { type BegunSession, beginSession } from '../../commands/begin-session';
import { failedLoginsPerAddress } from '../../domain/limits';
import { accountOfPerson } from './account-of-person';

export type SignedIn = { session: BegunSession; deactivated: boolean };

async function personBehind(client: OidcClient, code: string, asked: Partial<Asked>): Promise<ProvenPerson> {
  const person = await exchangeCode(client, code, asked).catch((thrown) => {
    throw thrown instanceof CodeRefused ? new AppError('credential_invalid', { cause: thrown }) : thrown;
  });
  const address = email.safeParse(person.email);
  if (!person.emailVerified || !address.success) throw new AppError('provider_email_unconfirmed');
  return { ...person, email: address.data };
}

/** A deactivated person's session begins as after a password: it can do nothing but be recognised and leave. */
export async function signInByCode(
  ctx: Ctx,
  client: OidcClient,
  code: string,
  asked: Partial<Asked>,
): Promise<SignedIn> {
  await takeTry(failedLoginsPerAddress, ctx.client.address);
  const person = await personBehind(client, code, asked);
  await giveTryBack(failedLoginsPerAddress, ctx.client.address);
  return ctx.db.$transaction(async (tx) => {
    const account = await accountOfPerson(tx, ctx, person);
    const session = await beginSession({ ...ctx, db: tx }, account, 'GOOGLE');
    return { session, deactivated: !account.active };
  });
}
