import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { Prisma, User } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { callRest } from '@/test/rest';
import { handleTrpc } from '@/wiring/trpc-handler';

const SITE = 'http://localhost:3000';
const DEACTIVATED = 'Sorry, your account has been deactivated';

/** Sends the same request with the browser's cookie and with a bearer token. */
async function askBrowser(token: string, query = 'auth.me') {
  const answer = await handleTrpc(
    new Request(`${SITE}/api/trpc/${query}`, { headers: { cookie: `auth-token=${token}` } }),
  );
  const { error } = (await answer.json()) as { error?: { json: { message: string } } };
  return { status: answer.status, message: error?.json.message, cookie: answer.headers.get('set-cookie') };
}
async function askRest(token: string, path = '/users/profile', method = 'GET') {
  const answer = await callRest(
    new Request(`${SITE}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } }),
  );
  const { message } = (await answer.json()) as { message?: string };
  return { status: answer.status, message, cookie: answer.headers.get('set-cookie') };
}
const change = ({ id }: User, data: Prisma.UserUpdateInput) => db.user.update({ where: { id }, data });

let user: User;
let token: string;
beforeEach(async () => {
  user = await account();
  token = await signIn(user);
  expect(await askBrowser(token)).toMatchObject({ status: 200 });
  expect(await askRest(token)).toMatchObject({ status: 200 });
});

describe('deactivation takes effect at the next request', () => {
  beforeEach(() => change(user, { active: false }));

  test('over tRPC and REST with the same message, while the session stays recognisable', async () => {
    for (const ask of [askBrowser, askRest]) {
      expect(await ask(token)).toEqual({ status: 403, message: DEACTIVATED, cookie: null });
    }
  });

  test('even for calls that need no account', async () => {
    expect(await askRest(token, '/users/forget-password', 'POST')).toMatchObject({ status: 403, message: DEACTIVATED });
  });

  test('and leaves only signing out', async () => {
    expect(await askRest(token, '/users/logout', 'POST')).toMatchObject({ status: 200 });
    expect(await askRest(token)).toMatchObject({ status: 401 });
  });

  test('and is lifted as soon as the account is active again', async () => {
    await change(user, { active: true });
    expect(await askRest(token)).toMatchObject({ status: 200 });
  });
});

describe('a change of role takes effect at the next request', () => {
  test('regardless of the role in the token', async () => {
    const admin = await account({ role: 'ADMIN' });
    const theirs = await signIn(admin);
    expect(await askRest(theirs, '/admins/profile')).toMatchObject({ status: 200 });
    await change(admin, { role: 'USER', rights: [] });
    expect(await askRest(theirs, '/admins/profile')).toMatchObject({ status: 403, message: 'Forbidden Access' });
    expect(await askBrowser(theirs, 'admin.account.profile')).toMatchObject({ status: 403 });
    expect(await askRest(theirs, '/users/profile')).toMatchObject({ status: 200 });
  });
});

describe('an invalid session', () => {
  const ways: [string, () => Promise<unknown>][] = [
    ['all sessions were ended', () => change(user, { sessionVersion: { increment: 1 } })],
    ['it was ended', () => db.session.updateMany({ where: { userId: user.id }, data: { endedAt: new Date() } })],
    ['its time is up', () => db.session.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } })],
    ['the account is gone', () => db.user.delete({ where: { id: user.id } })],
  ];

  test.each(ways)('because %s is refused over tRPC and REST, and the browser clears its cookie', async (_, end) => {
    await end();
    expect(await askRest(token)).toEqual({ status: 401, message: 'Please sign in to continue.', cookie: null });
    const { status, cookie } = await askBrowser(token);
    expect(status).toBe(401);
    expect(cookie).toMatch(/^auth-token=; Max-Age=0;/);
  });

  test('is not found for another secret or an unknown account', async () => {
    for (const forged of ['nonsense', `${token.slice(0, -4)}AAAA`]) {
      expect(await askRest(forged)).toMatchObject({ status: 401 });
    }
    expect(await askRest('')).toMatchObject({ status: 401 });
  });
});

test('a session records its last use at most once every five minutes', async () => {
  const seen = async () => (await db.session.findFirstOrThrow({ where: { userId: user.id } })).lastSeenAt;
  const began = await seen();
  const later = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
  await db.session.updateMany({ where: { userId: user.id }, data: { lastSeenAt: later(-4) } });
  await callerFor(token);
  expect(await seen()).toEqual(later(-4));
  await db.session.updateMany({ where: { userId: user.id }, data: { lastSeenAt: later(-6) } });
  await callerFor(token);
  expect((await seen()).getTime()).toBeGreaterThanOrEqual(began.getTime());
});
