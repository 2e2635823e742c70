import { type Account, endSessionsOf, voidLinks } from '@/features/accounts/data';
import { doorAdmits } from '@/features/accounts/domain/door';
import { accountAtAddress, accountByIdentity, confirmByGoogle, linkIdentity } from '@/features/accounts/google/data';
import { personName } from '@/features/accounts/google/domain/person-name';
import type { Ctx } from '@/server/api/context';
import type { ProvenPerson } from '@/server/auth/oidc';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

type About = Pick<Ctx, 'now' | 'locale'>;

/** Google opens the customers' door only: a stolen Google account is not to open the back office. */
function refuseStaff(account: Account): void {
  if (!doorAdmits('users', account.role)) throw new AppError('credential_invalid');
}

/** The account that is this person's: known by their subject, or by their address, or made now. */
export async function accountOfPerson(tx: Tx, about: About, person: ProvenPerson): Promise<Account> {
  const identity = { provider: 'GOOGLE', subject: person.subject } as const;
  const known = await accountByIdentity(tx, identity);
  const { email } = person;
  const made = { email, locale: about.locale, ...personName(person) };
  const account = known ?? (await accountAtAddress(tx, made, about.now));
  refuseStaff(account);
  if (known) return known;

  await linkIdentity(tx, identity, account.id, about.now);
  if (account.emailVerifiedAt) return account;
  await endSessionsOf(tx, account.id, about.now);
  await voidLinks(tx, { userId: account.id }, about.now);
  return confirmByGoogle(tx, account.id, about.now);
}
