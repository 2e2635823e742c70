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
 * The account of an address, made if there is none: one statement, so that it is one account however many ask at once,
 * and nothing happens to it until the transaction ends.
 */
export const accountAtAddress = (tx: Tx, account: NewAccount, now: Date): Promise<User> =>
  tx.user.upsert({
    where: { email: account.email },
    create: { ...account, provider: 'GOOGLE', emailVerifiedAt: now },
    update: { email: account.email },
  });

/** Whoever made the unconfirmed account may be a stranger: their password is none any more. */
export const confirmByGoogle = (tx: Tx, id: string, now: Date): Promise<User> =>
  tx.user.update({
    where: { id },
    data: { emailVerifiedAt: now, passwordHash: null, provider: 'GOOGLE', sessionVersion: { increment: 1 } },
  });

export const linkIdentity = (tx: Tx, { provider, subject }: IdentityKey, userId: string, now: Date) =>
  tx.identity.createMany({ data: [{ provider, subject, userId, createdAt: now }], skipDuplicates: true });
