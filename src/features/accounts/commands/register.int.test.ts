import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openedCallback } from '@/server/auth/sealed-callback';
import { db } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import { callerFor } from '@/test/actors';
import { account } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { freshAddress, resetTries } from '@/test/try-limits';

const CREATED = 'Your account has been created. Please check your email to activate it.';

const form = (email: string, about: object = {}) => ({
  first_name: 'Ayu',
  last_name: 'Lestari',
  email,
  password: 'laut biru 7',
  confirm_password: 'laut biru 7',
  ...about,
});

const newAddress = () => `${randomUUID()}@example.test`;
const users = async (locale: Locale = 'en', address = freshAddress()) =>
  (await callerFor(null, { locale, address })).auth.users;
const register = async (email: string, about?: object) => (await users()).register(form(email, about));
const signIn = async (email: string, password: string) => (await users()).login({ email, password });

async function linksTo(email: string): Promise<string[]> {
  const mails = await mailsTo(email);
  return mails.filter(({ template }) => template === 'verify_email').map(({ params }) => String(params.path));
}
const tokenIn = (path = '') => path.split('/').at(-1) ?? '';
const open = async (path: string | undefined) => (await users()).verify_email({ token: tokenIn(path) });

describe('a new address', () => {
  test('gets an account in the language of the page and an email with a link', async () => {
    const email = newAddress();
    await (await users('de')).register(form(email.toUpperCase()));
    expect(await db.user.findUnique({ where: { email } })).toMatchObject({
      firstName: 'Ayu',
      lastName: 'Lestari',
      role: 'USER',
      provider: 'LOCAL',
      locale: 'de',
      active: true,
      emailVerifiedAt: null,
    });
    expect(await mailsTo(email)).toEqual([
      expect.objectContaining({
        locale: 'de',
        template: 'verify_email',
        params: { name: 'Ayu', path: expect.stringMatching(/^\/email-verification\/[\w-]{43}$/), hours: 24 },
      }),
    ]);
  });

  test('can sign in only after opening its link', async () => {
    const email = newAddress();
    await register(email);
    expect(await refusalOf(signIn(email, 'laut biru 7'))).toMatchObject({ code: 'email_unconfirmed', status: 403 });
    expect(await open((await linksTo(email))[0])).toEqual({
      message: 'Your email address is confirmed. You can sign in now.',
      callback_path: null,
      signed_in: false,
    });
    await expect(signIn(email, 'laut biru 7')).resolves.toHaveProperty('token');
  });

  test('registered twice at once gets one account and one email', async () => {
    const email = newAddress();
    await Promise.all(Array.from({ length: 5 }, () => register(email)));
    expect(await db.user.count({ where: { email } })).toBe(1);
    expect(await linksTo(email)).toHaveLength(1);
  });

  test('leaves neither its token nor its password readable in the database', async () => {
    const email = newAddress();
    await register(email);
    const [path] = await linksTo(email);
    const user = await db.user.findUniqueOrThrow({ where: { email }, include: { linkTokens: true } });
    const jobs = await db.$queryRaw<{ payload: unknown }[]>`SELECT payload FROM graphile_worker._private_jobs`;
    const everything = JSON.stringify([user, jobs]);
    expect(everything).not.toContain(tokenIn(path));
    expect(everything).not.toContain('laut biru 7');
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('an address that has an account', () => {
  test('gets the same answer as a new one', async () => {
    const existing = await account();
    const admin = await account({ role: 'ADMIN' });
    const unconfirmed = await account({ emailVerifiedAt: null });
    for (const email of [newAddress(), existing.email, admin.email, unconfirmed.email]) {
      expect(await register(email)).toEqual({ message: CREATED });
    }
  });

  test("gets an email about the attempt in the account's language, and the account is unchanged", async () => {
    const existing = await account({ locale: 'ja' });
    await register(existing.email);
    expect(await mailsTo(existing.email)).toEqual([
      expect.objectContaining({
        locale: 'ja',
        template: 'already_registered',
        params: { name: 'Sari', path: '/sign-in' },
      }),
    ]);
    expect(await db.user.findUnique({ where: { id: existing.id } })).toEqual(existing);
  });

  test('gets an email whose link leads back to the page registered from, without naming that page', async () => {
    const existing = await account();
    await register(existing.email, { callback_path: '/booking-form?product=manta-point&date=2026-12-04' });
    const [mail] = await mailsTo(existing.email);
    const path = String(mail?.params.path);
    expect(decodeURIComponent(path)).not.toContain('booking-form');
    const then = new URL(path, 'http://shop.test').searchParams.get('then') ?? undefined;
    expect(openedCallback(then)).toBe('/booking-form?product=manta-point&date=2026-12-04');
  });

  test('gets at most one such email per minute', async () => {
    const existing = await account();
    await register(existing.email);
    await register(existing.email);
    expect(await mailsTo(existing.email)).toHaveLength(1);
  });

  test.each([true, false])('of an admin (confirmed: %s) gets no email and stays unchanged', async (confirmed) => {
    const admin = await account({ role: 'ADMIN', ...(!confirmed && { emailVerifiedAt: null }) });
    await register(admin.email);
    expect(await mailsTo(admin.email)).toEqual([]);
    expect(await db.user.findUnique({ where: { id: admin.id } })).toEqual(admin);
  });
});

describe('an address that was never confirmed', () => {
  test('can register again: the latest values count, and only the new link is valid', async () => {
    const email = newAddress();
    await register(email);
    await resetTries();
    await register(email, { first_name: 'Putu', password: 'laut hijau 8', confirm_password: 'laut hijau 8' });
    const [old, fresh] = await linksTo(email);
    expect(await refusalOf(open(old))).toMatchObject({ status: 422, message: 'Email verification failed' });
    await open(fresh);
    expect(await refusalOf(signIn(email, 'laut biru 7'))).toMatchObject({ code: 'invalid_credentials' });
    await expect(signIn(email, 'laut hijau 8')).resolves.toHaveProperty('token');
    expect(await db.user.findUnique({ where: { email } })).toHaveProperty('firstName', 'Putu');
  });

  test('never gets another password without an email about the change', async () => {
    const email = newAddress();
    await register(email);
    await register(email, { password: 'laut hijau 8', confirm_password: 'laut hijau 8' });
    await open((await linksTo(email))[0]);
    await expect(signIn(email, 'laut biru 7')).resolves.toHaveProperty('token');
  });
});

describe('limits', () => {
  test('allow ten registrations per hour and client address, then state the waiting time', async () => {
    const caller = await users('en', freshAddress());
    for (let done = 0; done < 10; done += 1) await caller.register(form(newAddress()));
    const refusal = await refusalOf(caller.register(form(newAddress())));
    expect(refusal).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many attempts.*\b\d\d minutes/),
    });
    expect(refusal.retryAfterSeconds).toBeGreaterThan(3500);
  });

  test('allow five registrations per hour and email address, from any client address', async () => {
    const email = newAddress();
    for (let done = 0; done < 5; done += 1) await register(email);
    expect(await refusalOf(register(email))).toMatchObject({ status: 429 });
  });
});

test('registering never creates an admin', async () => {
  const email = newAddress();
  expect(await refusalOf(register(email, { role: 'ADMIN' }))).toMatchObject({
    status: 422,
    errors: { role: ['This field is not known here'] },
  });
  expect(await db.user.count({ where: { email } })).toBe(0);
});
