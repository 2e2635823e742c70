import { randomUUID } from 'node:crypto';
import { beginSession } from '@/features/accounts/commands/begin-session';
import { hashPassword } from '@/server/auth/passwords';
import { db } from '@/server/database/db';
import type { Prisma, Product, User } from '@/server/generated/prisma/client';
import type { Role } from '@/shared/schema/actor';
import { rights } from '@/shared/schema/rights';
import { contextFor } from './actors';

export const PASSWORD = 'right-password-1';
let passwordHash: Promise<string> | undefined;

/** The rows of a person with a confirmed account; an admin has all rights. */
export async function person(role: Role | undefined) {
  passwordHash ??= hashPassword(PASSWORD);
  return {
    firstName: 'Sari',
    lastName: 'Dewi',
    emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
    passwordHash: await passwordHash,
    rights: role === 'ADMIN' ? [...rights] : [],
    email: `${randomUUID()}@example.test`,
  };
}

/** The account of such a person; pass only what matters to the test. */
export async function account(
  about: Partial<Omit<Prisma.UserCreateInput, 'email'>> & { email?: string } = {},
): Promise<User & { email: string }> {
  const data = { ...(await person(about.role)), ...about };
  return { ...(await db.user.create({ data })), email: data.email };
}

/** Starts a session and returns its token. */
export async function signIn(user: User): Promise<string> {
  const { token } = await beginSession(await contextFor(null), user, user.provider);
  return token;
}

const texts = { title: 'Mantas', summary: 'A day out', body: [], itinerary: [], included: [], excluded: [] };

/** A product offered every day to eight divers, bookable until the evening before. */
export const product = (about: Partial<Prisma.ProductUncheckedCreateInput> = {}): Promise<Product> =>
  db.product.create({
    data: {
      slug: `product-${randomUUID()}`,
      kind: 'trip',
      texts: { en: texts },
      durationDays: 1,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      seatsPerDay: 8,
      maxQuantity: 4,
      price: 3_200_000,
      ...about,
    },
  });
