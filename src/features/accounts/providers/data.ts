import { type Account, hasEmail } from '@/features/accounts/data';
import type { Tx } from '@/server/database/db';
import type { Provider, User } from '@/server/generated/prisma/client';

type IdentityKey = { provider: Provider; subject: string };

export const accountByIdentity = async (db: Tx, { provider, subject }: IdentityKey): Promise<Account | null> => {
  const identity = await db.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    include: { user: true },
  });
  const user = identity?.user;
  return user && hasEmail(user) ? user : null;
};

type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName' | 'locale'>;

/**
 * Finds or creates the account in one statement, so that concurrent calls share one, locked until the transaction ends.
 */
export async function accountAtAddress(
  tx: Tx,
  account: NewAccount & Pick<User, 'provider'>,
  now: Date,
): Promise<Account> {
  const { email } = account;
  const create = { ...account, emailVerifiedAt: now };
  return { ...(await tx.user.upsert({ where: { email }, create, update: { email } })), email };
}

/** Removes the password, because a stranger may have created the unconfirmed account. */
export async function confirmByProvider(
  tx: Tx,
  { id, email, provider }: Pick<Account, 'id' | 'email' | 'provider'>,
  now: Date,
): Promise<Account> {
  const data = { emailVerifiedAt: now, passwordHash: null, provider, sessionVersion: { increment: 1 } };
  return { ...(await tx.user.update({ where: { id }, data })), email };
}

export const linkIdentity = (tx: Tx, { provider, subject }: IdentityKey, userId: string, now: Date) =>
  tx.identity.createMany({ data: [{ provider, subject, userId, createdAt: now }], skipDuplicates: true });
