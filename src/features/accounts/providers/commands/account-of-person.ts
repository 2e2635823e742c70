import { type Account, endSessionsOf, voidLinks } from '@/features/accounts/data';
import { admitsRole } from '@/features/accounts/domain/audience';
import {
  accountAtAddress,
  accountByIdentity,
  confirmByProvider,
  linkIdentity,
} from '@/features/accounts/providers/data';
import { personName } from '@/features/accounts/providers/domain/person-name';
import type { Ctx } from '@/server/api/context';
import type { ProvenPerson } from '@/server/auth/oidc';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Provider } from '@/shared/schema/actor';

type About = Pick<Ctx, 'now' | 'locale'>;
type SignInProvider = Exclude<Provider, 'LOCAL'>;

/** Limits providers to customers: a stolen provider account must not open the back office. */
export function refuseStaff(account: Account): void {
  if (!admitsRole('users', account.role)) throw new AppError('invalid_credentials');
}

/** Looks up the provider's subject first, then the proven address, and creates an account if neither is found. */
export async function accountOfPerson(
  tx: Tx,
  about: About,
  provider: SignInProvider,
  person: ProvenPerson,
): Promise<Account> {
  const identity = { provider, subject: person.subject };
  const existing = await accountByIdentity(tx, identity);
  const { email } = person;
  const made = { email, provider, locale: about.locale, ...personName(person) };
  const account = existing ?? (await accountAtAddress(tx, made, about.now));
  refuseStaff(account);
  if (existing) return existing;

  await linkIdentity(tx, identity, account.id, about.now);
  if (account.emailVerifiedAt) return account;
  await endSessionsOf(tx, account.id, about.now);
  await voidLinks(tx, { userId: account.id }, about.now);
  return confirmByProvider(tx, { id: account.id, email: account.email, provider }, about.now);
}
