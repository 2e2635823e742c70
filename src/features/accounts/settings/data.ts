import type { Tx } from '@/server/database/db';
import { type Media, Prisma, type Session, type User } from '@/server/generated/prisma/client';
import { type Right, toRights } from '@/shared/schema/rights';

/** The id keeps the addresses unique, and nobody can own the `.invalid` domain. */
export const erasedEmail = (userId: string): string => `erased-${userId}@erased.invalid`;

type Profile = Pick<User, 'firstName' | 'lastName' | 'gender' | 'locale' | 'avatarId'>;

/** Null when the account has been erased meanwhile. */
export async function changeProfile(
  db: Tx,
  id: string,
  change: Partial<Profile>,
): Promise<(User & { avatar: Media | null }) | null> {
  const { count } = await db.user.updateMany({ where: { id, erasedAt: null }, data: change });
  return count === 1 ? db.user.findUnique({ where: { id }, include: { avatar: true } }) : null;
}

/** Locks the account until the transaction ends; false if it changed since it was read. */
export async function lockIfUnchanged(tx: Tx, { id, email, sessionVersion }: User): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM users
    WHERE id = ${id}::uuid AND email = ${email} AND session_version = ${sessionVersion} AND active FOR UPDATE`;
  return rows.length === 1;
}

/** False for an inactive account; throws if the address belongs to another account (see `isTaken`). */
export async function changeEmail(tx: Tx, id: string, email: string, now: Date): Promise<boolean> {
  const where = { id, active: true, erasedAt: null };
  const { count } = await tx.user.updateMany({ where, data: { email, emailVerifiedAt: now } });
  return count === 1;
}

export const isTaken = (thrown: unknown): boolean =>
  thrown instanceof Prisma.PrismaClientKnownRequestError && thrown.code === 'P2002';

export const deleteCodesOf = (tx: Tx, userId: string) => tx.oneTimeCode.deleteMany({ where: { userId } });

const isLive = ({ id, sessionVersion }: Pick<User, 'id' | 'sessionVersion'>, now: Date) => ({
  userId: id,
  version: sessionVersion,
  endedAt: null,
  expiresAt: { gt: now },
});

export const liveSessions = (db: Tx, user: User, now: Date): Promise<Session[]> =>
  db.session.findMany({ where: isLive(user, now), orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }] });

/** False if the session does not exist or belongs to another account. */
export async function endOwnSession(db: Tx, user: User, id: string, now: Date): Promise<boolean> {
  const { count } = await db.session.updateMany({ where: { ...isLive(user, now), id }, data: { endedAt: now } });
  return count === 1;
}

/** Invalidates all earlier tokens. */
export const raiseSessionVersion = (tx: Tx, id: string) =>
  tx.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });

export const sessionsOf = (db: Tx, userId: string): Promise<Session[]> =>
  db.session.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });

export const identitiesOf = (db: Tx, userId: string) =>
  db.identity.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });

export const openLinksOf = (db: Tx, userId: string, now: Date) =>
  db.linkToken.findMany({ where: { userId, usedAt: null, expiresAt: { gt: now } }, orderBy: { createdAt: 'asc' } });

export type ActiveAdmin = { id: string; rights: Right[] };

/**
 * Locks the active admins in a fixed order until the transaction ends, so that changes to them are decided one by one.
 */
export async function lockActiveAdmins(tx: Tx): Promise<ActiveAdmin[]> {
  const admins = await tx.$queryRaw<{ id: string; rights: string[] }[]>`
    SELECT id, rights FROM users
    WHERE role = 'ADMIN' AND active AND email_verified_at IS NOT NULL
    ORDER BY id FOR UPDATE`;
  return admins.map(({ id, rights }) => ({ id, rights: toRights(rights) }));
}

/** Values of an erased account, besides a placeholder address. */
export const blankAccount = {
  firstName: '',
  lastName: '',
  gender: null,
  avatarId: null,
  passwordHash: null,
  sealedPhone: null,
  phoneMarks: [],
  emailVerifiedAt: null,
  active: false,
  rights: [],
};

const ofDemo = { user: { isDemo: true } };

export async function deleteAccessOfDemo(tx: Tx): Promise<void> {
  await tx.session.deleteMany({ where: ofDemo });
  await tx.identity.deleteMany({ where: ofDemo });
  await tx.linkToken.deleteMany({ where: ofDemo });
  await tx.oneTimeCode.deleteMany({ where: ofDemo });
}

/** Returns the number of blocked accounts; also clears the demo mark, because a reactivated account has no password. */
export async function blockDemoAccounts(tx: Tx): Promise<number> {
  const blocked = { active: false, passwordHash: null, isDemo: false, sessionVersion: { increment: 1 } };
  return (await tx.user.updateMany({ where: { isDemo: true }, data: blocked })).count;
}

export async function eraseAccount(tx: Tx, id: string, now: Date): Promise<void> {
  const gone = { email: erasedEmail(id), sessionVersion: { increment: 1 }, erasedAt: now };
  await tx.user.update({ where: { id }, data: { ...blankAccount, ...gone } });
  await tx.session.deleteMany({ where: { userId: id } });
  await tx.identity.deleteMany({ where: { userId: id } });
  await tx.linkToken.deleteMany({ where: { userId: id } });
  await deleteCodesOf(tx, id);
}
