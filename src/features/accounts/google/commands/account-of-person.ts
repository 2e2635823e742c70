import { type Account, endSessionsOf, voidLinks } from '@/features/accounts/data';
import { admitsRole } from '@/features/accounts/domain/audience';
import { accountAtAddress, accountByIdentity, confirmByGoogle, linkIdentity } from '@/features/accounts/google/data';
import { personName } from '@/features/accounts/google/domain/person-name';
import type { Ctx } from '@/server/api/context';
import type { ProvenPerson } from '@/server/auth/oidc';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

type About = Pick<Ctx, 'now' | 'locale'>;

/** Google serves customers only: a stolen Google account must not open the back office. */
function refuseStaff(account: Account): void {
  if (!admitsRole('users', account.role)) throw new AppError('credential_invalid');
}

/** Finds the account by Google subject, then by address, or creates it. */
export async function accountOfPerson(tx: Tx, about: About, person: ProvenPerson): Promise<Account> {
  const identity = { provider: 'GOOGLE', subject: person.subject } as const;
  const existing = await accountByIdentity(tx, identity);
  const { email } = person;
  const made = { email, locale: about.locale, ...personName(person) };
  const account = existing ?? (await accountAtAddress(tx, made, about.now));
  refuseStaff(account);
  if (existing) return existing;

  await linkIdentity(tx, identity, account.id, about.now);
  if (account.emailVerifiedAt) return account;
  await endSessionsOf(tx, account.id, about.now);
  await voidLinks(tx, { userId: account.id }, about.now);
  return confirmByGoogle(tx, account.id, about.now);
}
