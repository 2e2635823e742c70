import { randomUUID } from 'node:crypto';
import { SESSION_SECONDS, signToken } from '@/server/auth/session-token';
import { db } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { person } from './factories';

const provider = 'LOCAL';
/** The version of a session that began before any was revoked. */
const version = 1;

export type About = Pick<Prisma.UserCreateManyInput, 'role' | 'rights' | 'active'>;

/** The tokens of new accounts, written together because there are thousands of them. */
export async function signInAll(all: readonly About[]): Promise<string[]> {
  const people = await Promise.all(
    all.map(async (about) => ({ ...(await person(about.role)), ...about, id: randomUUID(), sid: randomUUID() })),
  );
  await db.user.createMany({ data: people.map(({ sid, ...user }) => ({ ...user, sessionVersion: version })) });
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  await db.session.createMany({
    data: people.map(({ sid, id }) => ({ id: sid, userId: id, provider, version, expiresAt })),
  });
  return Promise.all(
    people.map(({ sid, id, role = 'USER' }) => signToken({ sid, uid: id, ver: version, role, provider })),
  );
}
