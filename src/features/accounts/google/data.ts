import type { Tx } from '../../../server/db';
import type { Provider, User } from '../../../server/generated/prisma/client';

type Known = { provider: Provider; subject: string };

export const accountByIdentity = async (db: Tx, { provider, subject }: Known): Promise<User | null> => {
  const identity = await db.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    include: { user: true },
  });
  return identity?.user ?? null;
};

/** Nothing can happen to the account until the transaction ends. */
export async function lockedAccount(tx: Tx, email: string): Promise<User | null> {
  await tx.$queryRaw`SELECT FROM users WHERE email = ${email} FOR UPDATE`;
  return tx.user.findUnique({ where: { email } });
}

type NewAccount = Pick<User, 'email' | 'firstName' | 'lastName' | 'locale'>;

/** Does nothing when the address has an account already, even one that was made at the same moment. */
export const insertGoogleAccount = (tx: Tx, account: NewAccount, now: Date) =>
  tx.user.createMany({
    data: [{ ...account, provider: 'GOOGLE', emailVerifiedAt: now }],
    skipDuplicates: true,
  });

/** Whoever made the unconfirmed account may be a stranger: their password is none any more. */
export const confirmByGoogle = (tx: Tx, id: string, now: Date): Promise<User> =>
  tx.user.update({
    where: { id },
    data: { emailVerifiedAt: now, passwordHash: null, provider: 'GOOGLE', sessionVersion: { increment: 1 } },
  });

export const linkIdentity = (tx: Tx, { provider, subject }: Known, userId: string, now: Date) =>
  tx.identity.createMany({ data: [{ provider, subject, userId, createdAt: now }], skipDuplicates: true });
