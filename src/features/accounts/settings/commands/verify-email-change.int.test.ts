import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { issueLink } from '@/features/accounts/commands/issue-link';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const HOUR = 3_600_000;
const failed = { status: 422, message: 'Email verification failed', errors: null };
const newAddress = () => `${randomUUID()}@new.example`;

type Audience = 'users' | 'admins';

async function requestChange(user: User, email = newAddress(), audience: Audience = 'users') {
  const { account: own, admin } = await callerFor(await signIn(user));
  await (audience === 'admins' ? admin.account : own).request_email_change({ email, current_password: PASSWORD });
  const [mail] = await mailsTo(email);
  return { email, token: String(mail?.params.path).split('/').at(-1) ?? '' };
}

async function open(token: string, { audience = 'users' as Audience, now = new Date() } = {}) {
  const { auth } = await callerFor(null, { now });
  return auth[audience].verify_email_change({ token });
}

const emailOf = async ({ id }: User) => (await db.user.findUniqueOrThrow({ where: { id } })).email;

describe('the link to a new email', () => {
  test('changes the address and confirms it, with or without a session', async () => {
    const user = await account();
    const { email, token } = await requestChange(user);
    expect(await open(token)).toEqual({ message: 'Your email address has been changed.' });
    expect(await emailOf(user)).toBe(email);
    const login = (await callerFor(null)).auth.users.login({ email, password: PASSWORD });
    await expect(login).resolves.toHaveProperty('token');
  });

  test('works over REST at its path', async () => {
    const admin = await account({ role: 'ADMIN' });
    const { email, token } = await requestChange(admin, newAddress(), 'admins');
    const post = (audience: Audience) =>
      callRest(new Request(`http://localhost:3000/api/${audience}/verify-email-changes/${token}`, { method: 'POST' }));
    expect((await post('users')).status).toBe(422);
    const answer = await post('admins');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { message: 'Your email address has been changed.' } });
    expect(await emailOf(admin)).toBe(email);
    expect(await (await post('admins')).json()).toEqual({
      message: 'Email verification failed',
      code: 'email_verification_failed',
    });
  });

  test('works once, even when opened ten times at once', async () => {
    const { token } = await requestChange(await account());
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => open(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(open(token))).toMatchObject(failed);
  });

  test('is valid for 24 hours', async () => {
    const user = await account();
    const { token } = await requestChange(user);
    const late = { now: new Date(Date.now() + 24 * HOUR) };
    expect(await refusalOf(open(token, late))).toMatchObject(failed);
    expect(await emailOf(user)).toBe(user.email);
    await open(token, { now: new Date(Date.now() + 24 * HOUR - 60_000) });
  });

  test('is void once another link is requested', async () => {
    const user = await account();
    const first = await requestChange(user);
    const second = await requestChange(user);
    expect(await refusalOf(open(first.token))).toMatchObject(failed);
    await open(second.token);
    expect(await emailOf(user)).toBe(second.email);
  });

  test('cannot be replaced by a link of another purpose or an unknown token', async () => {
    expect(await refusalOf(open('made-up'))).toMatchObject(failed);
    const user = await account({ emailVerifiedAt: null });
    const about = { userId: user.id, email: newAddress(), purpose: 'email_verification' } as const;
    expect(await refusalOf(open(await issueLink(db, about, new Date())))).toMatchObject(failed);
    expect(await emailOf(user)).toBe(user.email);
    const { token } = await requestChange(await account());
    expect(await refusalOf((await callerFor(null)).auth.users.verify_email({ token }))).toMatchObject(failed);
  });

  test("is void after a change of password, which ends a thief's request", async () => {
    const user = await account();
    const { token } = await requestChange(user);
    const password = 'another-password-2';
    await (await callerFor(await signIn(user))).account.change_password({
      current_password: PASSWORD,
      password,
      confirm_password: password,
    });
    expect(await refusalOf(open(token))).toMatchObject(failed);
    expect(await emailOf(user)).toBe(user.email);
  });

  test('does nothing for a deactivated account', async () => {
    const user = await account();
    const { token } = await requestChange(user);
    await db.user.update({ where: { id: user.id }, data: { active: false } });
    expect(await refusalOf(open(token))).toMatchObject(failed);
    expect(await emailOf(user)).toBe(user.email);
  });

  test('fails when the address has been taken meanwhile', async () => {
    const user = await account();
    const { email, token } = await requestChange(user);
    await account({ email });
    expect(await refusalOf(open(token))).toMatchObject(failed);
    expect(await emailOf(user)).toBe(user.email);
  });

  test('succeeds for only one of two accounts that request the same address', async () => {
    const email = newAddress();
    const people = [await account(), await account(), await account()];
    const tokens: string[] = [];
    for (const person of people) {
      await requestChange(person, email);
      const mails = await mailsTo(email);
      tokens.push(String(mails.at(-1)?.params.path).split('/').at(-1) ?? '');
    }
    const results = await Promise.allSettled(tokens.map((token) => open(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(await refusalOf(Promise.reject(result.reason))).toMatchObject(failed);
    }
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test('voids the links and codes sent to the old address', async () => {
    const user = await account();
    const { token } = await requestChange(user);
    await (await callerFor(null, { address: randomUUID() })).auth.users.forgot_password({ email: user.email });
    const about = { userId: user.id, email: user.email, purpose: 'email_verification' } as const;
    await issueLink(db, about, new Date());
    expect(await db.oneTimeCode.count({ where: { userId: user.id } })).toBe(1);
    await open(token);
    expect(await db.oneTimeCode.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.linkToken.count({ where: { userId: user.id, usedAt: null } })).toBe(0);
  });
});
