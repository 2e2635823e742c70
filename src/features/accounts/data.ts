import type { Tx } from '../../server/db';
import type { Session, User } from '../../server/generated/prisma/client';
import type { ProfileView } from './schema';

export type Account = User;
export type SessionWithUser = Session & { user: User };

export const accountByEmail = (db: Tx, email: string) => db.user.findUnique({ where: { email } });

export const accountById = (db: Tx, id: string) => db.user.findUnique({ where: { id } });

export const sessionById = (db: Tx, id: string): Promise<SessionWithUser | null> =>
  db.session.findUnique({ where: { id }, include: { user: true } });

export const touchSession = (db: Tx, id: string, now: Date) =>
  db.session.updateMany({ where: { id }, data: { lastSeenAt: now } });

export const endSession = (db: Tx, id: string, now: Date) =>
  db.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: now } });

type NewSession = Pick<Session, 'userId' | 'provider' | 'version' | 'userAgent' | 'address' | 'expiresAt'>;

export const beginSession = (db: Tx, session: NewSession, now: Date) =>
  db.session.create({ data: { ...session, createdAt: now, lastSeenAt: now } });

export const toProfileView = (user: User): ProfileView => ({
  uuid: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  gender: user.gender ? (user.gender.toLowerCase() as Lowercase<typeof user.gender>) : null,
  avatar: null,
  role: user.role,
  provider: user.provider,
  active: user.active,
  locale: user.locale as ProfileView['locale'],
});
