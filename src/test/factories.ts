import { randomUUID } from 'node:crypto';
import { beginSession } from '../features/accounts/commands/begin-session';
import { db } from '../server/db';
import type { Prisma, User } from '../server/generated/prisma/client';
import { hashPassword } from '../server/passwords';
import { contextFor } from './actors';

export const PASSWORD = 'right-password-1';
let passwordHash: Promise<string> | undefined;

/** A person with a confirmed account of their own; say only what matters to the test. */
export async function account(about: Partial<Prisma.UserCreateInput> = {}): Promise<User> {
  passwordHash ??= hashPassword(PASSWORD);
  return db.user.create({
    data: {
      email: `${randomUUID()}@example.test`,
      firstName: 'Sari',
      lastName: 'Dewi',
      emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
      passwordHash: await passwordHash,
      ...about,
    },
  });
}

/** The token of a session that began a moment ago. */
export async function signIn(user: User): Promise<string> {
  const { token } = await beginSession(await contextFor(null), user, user.provider);
  return token;
}
