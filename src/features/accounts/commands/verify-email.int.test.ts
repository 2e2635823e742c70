import { describe, expect, test } from 'vitest';
import type { Account } from '@/features/accounts/data';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { account } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { issueLink } from './issue-link';

const NOW = new Date('2026-03-01T08:00:00Z');
const hoursLater = (hours: number, milliseconds = 0) => new Date(NOW.getTime() + hours * 3_600_000 + milliseconds);

const linkFor = (user: Account, purpose: 'email_verification' | 'email_change' = 'email_verification', now = NOW) =>
  issueLink(db, { userId: user.id, purpose, email: user.email }, now);
const unconfirmed = (about: Parameters<typeof account>[0] = {}) => account({ emailVerifiedAt: null, ...about });
const isConfirmed = async ({ id }: User) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt !== null;

async function open(token: string, { audience = 'users' as 'users' | 'admins', now = NOW } = {}) {
  const { auth } = await callerFor(null, { now });
  return auth[audience].verify_email({ token });
}
const failed = { status: 422, message: 'Email verification failed', errors: null };

describe('a confirmation link', () => {
  test('works once', async () => {
    const user = await unconfirmed();
    const token = await linkFor(user);
    await open(token);
    expect(await isConfirmed(user)).toBe(true);
    expect(await refusalOf(open(token))).toMatchObject(failed);
  });

  test('works exactly once when opened many times at once', async () => {
    const user = await unconfirmed();
    const token = await linkFor(user);
    const openings = Array.from({ length: 10 }, () => open(token));
    const results = await Promise.allSettled(openings);
    const refused = openings.filter((_, one) => results[one]?.status === 'rejected');
    expect(refused).toHaveLength(9);
    for (const opening of refused) expect(await refusalOf(opening)).toMatchObject(failed);
    expect(await isConfirmed(user)).toBe(true);
  });

  test('works for 24 hours and no longer', async () => {
    const intime = await unconfirmed();
    await open(await linkFor(intime), { now: hoursLater(24, -1) });
    expect(await isConfirmed(intime)).toBe(true);

    const late = await unconfirmed();
    expect(await refusalOf(open(await linkFor(late), { now: hoursLater(24) }))).toMatchObject(failed);
    expect(await isConfirmed(late)).toBe(false);
  });

  test('is void once a newer link is sent', async () => {
    const user = await unconfirmed();
    const old = await linkFor(user);
    const fresh = await linkFor(user);
    expect(await refusalOf(open(old))).toMatchObject(failed);
    await open(fresh);
    expect(await isConfirmed(user)).toBe(true);
  });

  test.each(['', 'nothing-of-that-name', `${'x'.repeat(5000)}`, '\ufffd', 'É%00'])(
    'is refused with the unknown token %j',
    async (token) => {
      expect(await refusalOf(open(token))).toMatchObject(failed);
    },
  );

  test('cannot be replaced by a link of another purpose', async () => {
    const user = await unconfirmed();
    expect(await refusalOf(open(await linkFor(user, 'email_change')))).toMatchObject(failed);
    expect(await isConfirmed(user)).toBe(false);
  });

  test('confirms only the address that the link was sent to, not a later address', async () => {
    const user = await unconfirmed();
    const token = await linkFor(user);
    await db.user.update({ where: { id: user.id }, data: { email: `other-${user.email}` } });
    expect(await refusalOf(open(token))).toMatchObject(failed);
    expect(await isConfirmed(user)).toBe(false);
  });

  test.each([
    ['USER', 'admins', 'users'],
    ['ADMIN', 'users', 'admins'],
  ] as const)(
    'of a %s fails at the endpoint of %s without being used up, and works at that of %s',
    async (role, wrong, right) => {
      const user = await unconfirmed({ role });
      const token = await linkFor(user);
      expect(await refusalOf(open(token, { audience: wrong }))).toMatchObject(failed);
      await open(token, { audience: right });
      expect(await isConfirmed(user)).toBe(true);
    },
  );
});
