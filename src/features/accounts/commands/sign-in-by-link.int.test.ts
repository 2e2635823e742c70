import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Audience } from '@/features/accounts/domain/audience';
import { failedLoginsPerAccount, signInLinkPause } from '@/features/accounts/domain/limits';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { freshAddress, resetTries, setTriesLeft } from '@/test/try-limits';

type Setting = { audience?: Audience; now?: Date; address?: string };
const at = async ({ audience = 'users', address = freshAddress(), ...setting }: Setting) =>
  (await callerFor(null, { address, ...setting })).auth[audience];

const request = async (email: string, setting: Setting = {}) => (await at(setting)).request_sign_in_link({ email });
const enter = async (token: string, setting: Setting = {}) => (await at(setting)).sign_in_by_link({ token });

const linksTo = async (email: string): Promise<string[]> =>
  (await mailsTo(email))
    .filter(({ template }) => template === 'sign_in_link')
    .map(({ params }) => String(params.path).split('/').at(-1) ?? '');

async function linkFor(email: string, setting: Setting = {}): Promise<string> {
  await request(email, setting);
  return (await linksTo(email)).at(-1) ?? '';
}

const over = {
  code: 'sign_in_link_over',
  status: 422,
  message: 'This sign-in link has expired or has already been used.',
  errors: null,
  retryAfterSeconds: null,
};

describe.each([
  ['users', 'USER', '/sign-in-link/'],
  ['admins', 'ADMIN', '/admin/sign-in-link/'],
] as const)('a sign-in link, for %s', (audience, role, page) => {
  test('lets the owner sign in while others guess the password, and makes the device trusted', async () => {
    const { email } = await account({ role, locale: 'ja' });
    await setTriesLeft(failedLoginsPerAccount, `${audience}:${email}`, 0);
    const token = await linkFor(email, { audience });
    expect(await mailsTo(email)).toMatchObject([{ locale: 'ja', params: { path: `${page}${token}`, minutes: 15 } }]);
    const { device_token, ...session } = await enter(token, { audience });
    expect(session).toMatchObject({ token: expect.any(String), message: 'Welcome aboard.' });
    const users = await at({ audience });
    expect(await users.login({ email, password: PASSWORD, device_token })).toMatchObject({
      message: 'Welcome aboard.',
    });
  });

  test('does not work for the other audience', async () => {
    const { email } = await account({ role });
    const other = audience === 'users' ? 'admins' : 'users';
    expect(await request(email, { audience: other })).toMatchObject({ message: expect.any(String) });
    expect(await mailsTo(email)).toEqual([]);
    const token = await linkFor(email, { audience });
    expect(await refusalOf(enter(token, { audience: other }))).toEqual(over);
  });
});

describe('a sign-in link', () => {
  test('works once, even when submitted twice at the same moment', async () => {
    const { id, email } = await account();
    const token = await linkFor(email);
    const answers = await Promise.allSettled([enter(token), enter(token), enter(token)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.session.count({ where: { userId: id } })).toBe(1);
    expect(await refusalOf(enter(token))).toEqual(over);
  });

  test('works for 15 minutes', async () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const token = await linkFor((await account()).email, { now });
    expect(await refusalOf(enter(token, { now: later(15) }))).toEqual(over);
    expect(await enter(token, { now: later(14) })).toMatchObject({ message: 'Welcome aboard.' });
  });

  test('with an unknown token gets the same answer as a used one', async () => {
    for (const token of ['', 'nothing', randomUUID(), 'x'.repeat(5000)])
      expect(await refusalOf(enter(token))).toEqual(over);
  });

  test('is stored nowhere in readable form', async () => {
    const { id, email } = await account();
    const token = await linkFor(email);
    const link = await db.linkToken.findFirstOrThrow({ where: { userId: id } });
    expect(JSON.stringify(link)).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('stays valid when another link is requested, until one of the links is used', async () => {
    const { email } = await account();
    const first = await linkFor(email);
    await db.rateLimit.deleteMany({ where: { key: { startsWith: signInLinkPause.name } } });
    const second = await linkFor(email);
    expect(second).not.toBe(first);
    await enter(first);
    expect(await refusalOf(enter(second))).toEqual(over);
  });

  test('is void after a change of password', async () => {
    const user = await account();
    const token = await linkFor(user.email);
    const { account: own } = await callerFor(await signIn(user));
    const chosen = { password: 'laut biru 7', confirm_password: 'laut biru 7' };
    await own.change_password({ current_password: PASSWORD, ...chosen });
    expect(await refusalOf(enter(token))).toEqual(over);
  });

  test('is void after a change of email', async () => {
    const { id, email } = await account();
    const token = await linkFor(email);
    await db.user.update({ where: { id }, data: { email: `${randomUUID()}@example.test` } });
    expect(await refusalOf(enter(token))).toEqual(over);
  });

  test('of a deactivated account opens a session that only reports the deactivation', async () => {
    const { id, email } = await account({ active: false });
    expect(await refusalOf(enter(await linkFor(email)))).toMatchObject({ code: 'deactivated' });
    expect(await db.session.count({ where: { userId: id } })).toBe(1);
  });
});

describe('requesting a sign-in link', () => {
  test('gets the same answer with or without an account', async () => {
    const [existing, waiting] = [await account(), await account({ emailVerifiedAt: null })];
    const invited = await account({ role: 'ADMIN', emailVerifiedAt: null });
    const unknown = `${randomUUID()}@example.test`;
    const answers = [existing.email, waiting.email, unknown].map((email) => request(email));
    answers.push(request(invited.email, { audience: 'admins' }));
    expect(new Set((await Promise.all(answers)).map(({ message }) => message)).size).toBe(1);
    expect(await mailsTo(unknown)).toEqual([]);
    expect(await mailsTo(invited.email)).toEqual([]);
    // An unconfirmed address gets the confirmation link instead.
    expect(await mailsTo(waiting.email)).toMatchObject([{ template: 'verify_email' }]);
  });

  test('sends at most one email a minute and three in 15 minutes', async () => {
    const { email } = await account();
    await Promise.all([request(email), request(email)]);
    expect(await linksTo(email)).toHaveLength(1);
    await request(email);
    expect(await refusalOf(request(email))).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
    const unknown = `${randomUUID()}@example.test`;
    for (let again = 0; again < 3; again++) await request(unknown);
    expect(await refusalOf(request(unknown))).toMatchObject({ status: 429 });
  });

  test('is limited per client address', async () => {
    const address = freshAddress();
    const ask = () => request(`${randomUUID()}@example.test`, { address });
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(await refusalOf(ask())).toMatchObject({ status: 429 });
    await resetTries();
  });
});
