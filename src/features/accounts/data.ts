import { pictureUrl } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import { KEEP_PLAN } from '@/server/database/statement-names';
import {
  type LinkToken,
  type Media,
  type OneTimeCode,
  Prisma,
  type Session,
  type User,
} from '@/server/generated/prisma/client';
import { partToFind } from '@/shared/list/search-key';
import type { ProfileView } from './schema';

export type AnyAccount = User;
/** A user with an email address, who can have a password and get emails; a walk-in has no address. */
export type Account = User & { email: string };

export const hasEmail = <Row extends { email: string | null }>(user: Row): user is Row & { email: string } =>
  user.email !== null;
const asAccount = <Row extends { email: string | null }>(user: Row | null | undefined) =>
  user && hasEmail(user) ? user : null;
export type Code = OneTimeCode;
export type SessionWithUser = Session & { user: User };

export const accountByEmail = async (db: Tx, email: string) =>
  asAccount(await db.user.findUnique({ where: { email } }));

export const accountById = async (db: Tx, id: string) => asAccount(await db.user.findUnique({ where: { id } }));

/** Locks the account until the transaction ends; false when it is erased. */
export async function shareLockAccount(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM users WHERE id = ${id}::uuid AND erased_at IS NULL FOR KEY SHARE`;
  return rows.length === 1;
}

/** Requires every word to occur in the name or the email. */
export const matching = (words: string[]): Prisma.UserWhereInput => ({
  AND: words.map((word) => ({ searchKey: { contains: partToFind(word) } })),
});

type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName' | 'locale' | 'passwordHash'>;

/** Null if the address already has an account, even one created concurrently. */
export async function insertAccount(db: Tx, account: NewAccount): Promise<Account | null> {
  const made = await db.user.createManyAndReturn({ data: [account], skipDuplicates: true });
  return asAccount(made[0]);
}

export async function registerAgain(db: Tx, { email, ...again }: NewAccount): Promise<Account | null> {
  const where: Prisma.UserWhereInput = { email, emailVerifiedAt: null, role: { not: 'ADMIN' } };
  const changed = await db.user.updateManyAndReturn({ where, data: { ...again, isDemo: false } });
  return asAccount(changed[0]);
}

export const confirmEmail = (db: Tx, { id, email }: Pick<User, 'id' | 'email'>, now: Date) =>
  db.user.updateMany({ where: { id, email, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });

/** Null if the account has changed since it was checked; invalidates all earlier tokens. */
export async function setPassword(
  db: Tx,
  still: Pick<User, 'id' | 'email'> & Partial<Pick<User, 'passwordHash'>>,
  passwordHash: string,
): Promise<Account | null> {
  const data = { passwordHash, isDemo: false, sessionVersion: { increment: 1 } };
  const changed = await db.user.updateManyAndReturn({ where: still, data });
  return asAccount(changed[0]);
}

/** Page that a confirmation leads to, and the browser it signs in. */
export type Registration = Pick<LinkToken, 'callbackPath' | 'deviceHash'>;

type NewLink = Pick<LinkToken, 'userId' | 'purpose' | 'email' | 'tokenHash' | 'expiresAt'> & Partial<Registration>;

export const insertLink = (db: Tx, link: NewLink, now: Date) =>
  db.linkToken.create({ data: { ...link, createdAt: now } });

/** Uses up all open links of a person, or only the links of one purpose. */
export const voidLinks = (db: Tx, which: Pick<LinkToken, 'userId'> & Partial<Pick<LinkToken, 'purpose'>>, now: Date) =>
  db.linkToken.updateMany({ where: { ...which, usedAt: null }, data: { usedAt: now } });

/** Includes used links. */
export const latestRegistration = (db: Tx, userId: string): Promise<Registration | null> =>
  db.linkToken.findFirst({
    where: { userId, purpose: 'email_verification' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { callbackPath: true, deviceHash: true },
  });

type LinkInHand = Pick<LinkToken, 'tokenHash' | 'purpose'>;

export const linkByToken = (db: Tx, which: LinkInHand) => db.linkToken.findFirst({ where: which });

/** True for exactly one of several concurrent uses of a link. */
export async function claimLink(db: Tx, which: LinkInHand, now: Date): Promise<boolean> {
  const where = { ...which, usedAt: null, expiresAt: { gt: now } };
  const { count } = await db.linkToken.updateMany({ where, data: { usedAt: now } });
  return count === 1;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** True for only one notice per account and day, even if several are claimed concurrently. */
export async function claimGuessNotice(db: Tx, id: string, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const where = { id, OR: [{ guessNoticeAt: null }, { guessNoticeAt: { lte: dayAgo } }] };
  const { count } = await db.user.updateMany({ where, data: { guessNoticeAt: now } });
  return count === 1;
}

export const deleteOldLinks = (db: Tx, now: Date) => db.linkToken.deleteMany({ where: { expiresAt: { lte: now } } });

export const upsertCode = (db: Tx, code: OneTimeCode) =>
  db.oneTimeCode.upsert({ where: { subject: code.subject }, create: code, update: code });

/** Counts an attempt before comparing anything, so that parallel guesses cannot exceed the limit. */
export async function claimCodeTry(db: Tx, subject: string, now: Date): Promise<OneTimeCode | null> {
  const where = { subject, triesLeft: { gt: 0 }, expiresAt: { gt: now } };
  const tried = await db.oneTimeCode.updateManyAndReturn({ where, data: { triesLeft: { decrement: 1 } } });
  return tried[0] ?? null;
}

export const releaseCodeTry = (db: Tx, { subject, codeHash }: OneTimeCode) =>
  db.oneTimeCode.updateMany({ where: { subject, codeHash }, data: { triesLeft: { increment: 1 } } });

/** True for exactly one of several concurrent uses of a code. */
export async function claimCode(db: Tx, { subject, codeHash }: OneTimeCode, now: Date): Promise<boolean> {
  const { count } = await db.oneTimeCode.deleteMany({ where: { subject, codeHash, expiresAt: { gt: now } } });
  return count === 1;
}

export const deleteOldCodes = (db: Tx, now: Date) => db.oneTimeCode.deleteMany({ where: { expiresAt: { lte: now } } });

export const sessionById = (db: Tx, id: string): Promise<SessionWithUser | null> =>
  db.session.findUnique({ where: { id }, include: { user: true } });

type SessionOfActor = Pick<Session, 'id' | 'version' | 'provider' | 'endedAt' | 'expiresAt' | 'lastSeenAt'> & {
  user: Pick<User, 'id' | 'role' | 'rights' | 'active' | 'sessionVersion'>;
};
type SessionRow = Omit<SessionOfActor, 'user'> & { userId: string } & Omit<SessionOfActor['user'], 'id'>;

/** Read on every request, so it is one statement with only the required columns. */
export async function sessionOfActor(db: Tx, id: string): Promise<SessionOfActor | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT ${Prisma.raw(KEEP_PLAN)} session.id, session.version, session.provider::text, session.ended_at AS "endedAt",
      session.expires_at AS "expiresAt", session.last_seen_at AS "lastSeenAt",
      person.id AS "userId", person.role::text, person.rights, person.active, person.session_version AS "sessionVersion"
    FROM sessions AS session JOIN users AS person ON person.id = session.user_id
    WHERE session.id = ${id}::uuid`;
  if (!row) return null;
  const { userId, role, rights, active, sessionVersion, ...session } = row;
  return { ...session, user: { id: userId, role, rights, active, sessionVersion } };
}

export const touchSession = (db: Tx, id: string, now: Date) =>
  db.session.updateMany({ where: { id }, data: { lastSeenAt: now } });

export const endSession = (db: Tx, id: string, now: Date) =>
  db.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: now } });

export const endSessionsOf = (db: Tx, userId: string, now: Date) =>
  db.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } });

type NewSession = Pick<Session, 'userId' | 'provider' | 'version' | 'userAgent' | 'address' | 'expiresAt'>;

export const beginSession = (db: Tx, session: NewSession, now: Date) =>
  db.session.create({ data: { ...session, createdAt: now, lastSeenAt: now } });

type WithAvatar = Account & { avatar: Media | null };

export const accountWithAvatar = async (db: Tx, id: string): Promise<WithAvatar | null> =>
  asAccount(await db.user.findUnique({ where: { id }, include: { avatar: true } }));

export const toProfileView = (user: WithAvatar): ProfileView => ({
  uuid: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  gender: user.gender,
  avatar: user.avatar && pictureUrl(user.avatar.key),
  role: user.role,
  provider: user.provider,
  active: user.active,
  locale: user.locale as ProfileView['locale'],
});
