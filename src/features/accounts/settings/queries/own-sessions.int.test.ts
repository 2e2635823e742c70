import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { handleTrpc } from '@/wiring/trpc-handler';

const DAY = 86_400_000;
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1';

const usersOf = async (token: string, locale: 'en' | 'de' = 'en') => (await callerFor(token, { locale })).account;
const sessionIdOf = async (token: string) =>
  (await (await usersOf(token)).sessions()).find(({ current }) => current)?.uuid ?? '';

/** Calls as a browser does, with the token in the cookie. */
async function fromBrowser(token: string, procedure: string, input?: object) {
  const answer = await handleTrpc(
    new Request(`http://localhost:3000/api/trpc/${procedure}`, {
      method: 'POST',
      body: JSON.stringify({ json: input ?? null }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: `auth-token=${token}` },
    }),
  );
  return { status: answer.status, cookie: answer.headers.get('set-cookie') };
}

const oldSession = (user: User, about: object) =>
  db.session.create({
    data: {
      userId: user.id,
      provider: 'LOCAL',
      version: user.sessionVersion,
      expiresAt: new Date(Date.now() + DAY),
      ...about,
    },
  });

describe('the list of sessions', () => {
  test("names devices in the reader's language, marks the current session and lists the last used first", async () => {
    const user = await account();
    const seen = new Date(Date.now() - DAY);
    await oldSession(user, { userAgent: iphone, address: '203.0.113.7', createdAt: seen, lastSeenAt: seen });
    const sessions = await (await usersOf(await signIn(user), 'de')).sessions();
    expect(sessions).toMatchObject([
      { current: true, device: 'Unbekanntes Gerät', provider: 'LOCAL' },
      { current: false, device: 'Safari auf iPhone', address: '203.0.113.7', last_seen_at: seen.toISOString() },
    ]);
  });

  test('lists only valid sessions of the caller', async () => {
    const user = await account();
    await oldSession(user, { expiresAt: new Date(Date.now() - 1) });
    await oldSession(user, { endedAt: new Date() });
    await oldSession(user, { version: user.sessionVersion - 1 });
    await signIn(await account());
    expect(await (await usersOf(await signIn(user))).sessions()).toHaveLength(1);
  });
});

describe('ending one session', () => {
  test('signs that device out and no other', async () => {
    const user = await account();
    const [mine, other] = [await signIn(user), await signIn(user)];
    expect(await (await usersOf(mine)).end_session({ uuid: await sessionIdOf(other) })).toEqual({
      message: 'That device is signed out.',
    });
    expect(await refusalOf((await usersOf(other)).profile())).toMatchObject({ status: 401 });
    expect(await (await usersOf(mine)).sessions()).toHaveLength(1);
  });

  test('clears the cookie if the session is the current one', async () => {
    const token = await signIn(await account());
    const { status, cookie } = await fromBrowser(token, 'account.end_session', {
      uuid: await sessionIdOf(token),
    });
    expect(status).toBe(200);
    expect(cookie).toMatch(/^auth-token=;.*Max-Age=0/);
  });

  test('is not found for another account’s session or an unknown one', async () => {
    const theirs = await signIn(await account());
    const mine = await usersOf(await signIn(await account()));
    expect(await refusalOf(mine.end_session({ uuid: await sessionIdOf(theirs) }))).toMatchObject({ status: 404 });
    expect(await refusalOf(mine.end_session({ uuid: randomUUID() }))).toMatchObject({ status: 404 });
    await expect((await usersOf(theirs)).profile()).resolves.toBeTruthy();
  });
});

describe('signing out everywhere', () => {
  test('ends every session at once, including the current one', async () => {
    const user = await account();
    const [mine, other] = [await signIn(user), await signIn(user)];
    const { status, cookie } = await fromBrowser(mine, 'account.sign_out_everywhere');
    expect(status).toBe(200);
    expect(cookie).toMatch(/^auth-token=;.*Max-Age=0/);
    for (const token of [mine, other]) {
      expect(await refusalOf((await usersOf(token)).profile())).toMatchObject({ status: 401 });
    }
    expect(await db.session.count({ where: { userId: user.id, endedAt: null } })).toBe(0);
  });

  test('ends a session that starts at the same moment', async () => {
    const user = await account();
    await (await usersOf(await signIn(user))).sign_out_everywhere();
    const late = await signIn(user);
    expect(await refusalOf((await usersOf(late)).profile())).toMatchObject({ status: 401 });
  });

  test('leaves other accounts signed in', async () => {
    const theirs = await signIn(await account());
    await (await usersOf(await signIn(await account()))).sign_out_everywhere();
    await expect((await usersOf(theirs)).profile()).resolves.toBeTruthy();
  });
});

test('sign_in_methods reports if the account has a password', async () => {
  const local = await account();
  expect(await (await usersOf(await signIn(local))).sign_in_methods()).toEqual({ password: true, providers: [] });
  const google = await account({
    passwordHash: null,
    identities: { create: { provider: 'GOOGLE', subject: randomUUID() } },
  });
  expect(await (await usersOf(await signIn(google))).sign_in_methods()).toEqual({
    password: false,
    providers: ['GOOGLE'],
  });
});
