import type { Tx } from '@/server/database/db';
import type { Provider, User } from '@/server/generated/prisma/client';

type IdentityKey = { provider: Provider; subject: string };

export const accountByIdentity = async (db: Tx, { provider, subject }: IdentityKey): Promise<User | null> => {
  const identity = await db.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    include: { user: true },
  });
  return identity?.user ?? null;
};

type NewAccount = Pick<User, 'email' | 'firstName' | 'lastName' | 'locale'>;

/**
 * Finds or creates the account of an address in one statement, so that concurrent calls get one account, locked until
 * the transaction ends.
 */
export const accountAtAddress = (tx: Tx, account: NewAccount & Pick<User, 'provider'>, now: Date): Promise<User> =>
  tx.user.upsert({
    where: { email: account.email },
    create: { ...account, emailVerifiedAt: now },
    update: { email: account.email },
  });

/** Removes the password, because a stranger may have created the unconfirmed account. */
export const confirmByProvider = (tx: Tx, { id, provider }: Pick<User, 'id' | 'provider'>, now: Date): Promise<User> =>
  tx.user.update({
    where: { id },
    data: { emailVerifiedAt: now, passwordHash: null, provider, sessionVersion: { increment: 1 } },
  });

export const linkIdentity = (tx: Tx, { provider, subject }: IdentityKey, userId: string, now: Date) =>
  tx.identity.createMany({ data: [{ provider, subject, userId, createdAt: now }], skipDuplicates: true });
