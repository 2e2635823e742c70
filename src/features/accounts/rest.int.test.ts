import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { failedLoginsPerAccount } from '@/features/accounts/domain/limits';
import { db } from '@/server/database/db';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { callRest } from '@/test/rest';
import { freshAddress, setTriesLeft } from '@/test/try-limits';
import { handleTrpc } from '@/wiring/trpc-handler';

const SITE = 'http://localhost:3000';
const NEW = 'laut biru 7';

type About = { token?: string; lang?: string; address?: string };

async function post(path: string, body: object = {}, { token, lang, address = freshAddress() }: About = {}) {
  const request = new Request(`${SITE}/api${path}${lang ? `?lang=${lang}` : ''}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-client-address': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const answer = await callRest(request);
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') };
}

const chosen = { password: NEW, confirm_password: NEW };
const person = (email: string) => ({ first_name: 'Ayu', last_name: 'Lestari', email, ...chosen });
const newAddress = () => `${randomUUID()}@example.test`;
const lastMailTo = async (email: string) => (await mailsTo(email)).at(-1)?.params ?? {};

describe('POST /users/register, email-verification and resend-email-verification', () => {
  test('take a new customer from registration to a session', async () => {
    const email = newAddress();
    expect(await post('/users/register', person(email))).toMatchObject({
      status: 200,
      body: { data: { message: 'Your account has been created. Please check your email to activate it.' } },
    });
    expect(await post('/users/resend-email-verification', { email })).toMatchObject({ status: 200 });
    expect(await post('/users/login', { email, password: NEW })).toMatchObject({ status: 403 });
    const token = String((await lastMailTo(email)).path)
      .split('/')
      .at(-1);
    expect(await post(`/users/email-verification/${token}`)).toMatchObject({
      status: 200,
      body: { data: { message: 'Your email address is confirmed. You can sign in now.' } },
    });
    expect(await post('/users/login', { email, password: NEW })).toMatchObject({
      status: 200,
      body: { data: { token: expect.any(String) } },
    });
  });

  test('refuse missing, invalid and oversized input in the requested language', async () => {
    expect(await post('/users/register', {}, { lang: 'de' })).toMatchObject({
      status: 422,
      body: { message: 'Einige Pflichtfelder fehlen', errors: { first_name: ['Bitte geben Sie Ihren Vornamen ein'] } },
    });
    expect(await post('/users/register', { ...person(newAddress()), confirm_password: 'laut biru 8' })).toEqual({
      status: 422,
      body: {
        message: 'Confirm password does not match',
        code: 'invalid_fields',
        errors: { confirm_password: ['Confirm password does not match'] },
      },
      retryAfter: null,
    });
    for (const audience of ['users', 'admins']) {
      expect(await post(`/${audience}/email-verification/nothing`)).toEqual({
        status: 422,
        body: { message: 'Email verification failed', code: 'email_verification_failed' },
        retryAfter: null,
      });
    }
    const address = freshAddress();
    const many = Array.from({ length: 11 }, () => post('/users/register', person(newAddress()), { address }));
    const refused = (await Promise.all(many)).filter(({ status }) => status !== 200);
    expect(refused).toEqual([
      {
        status: 429,
        body: { message: expect.stringMatching(/^Too many attempts/), code: 'too_many_requests' },
        retryAfter: expect.any(String),
      },
    ]);
    expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(3500);
  });
});

describe.each([
  ['users', 'USER'],
  ['admins', 'ADMIN'],
] as const)('POST /%s/forget-password, verify-pin and reset-password', (audience, role) => {
  test('lead from a forgotten password to a session', async () => {
    const { email } = await account({ role });
    expect(await post(`/${audience}/forget-password`, { email })).toMatchObject({ status: 200 });
    const { code: pin } = await lastMailTo(email);
    expect(await post(`/${audience}/forget-password/verify-pin`, { email, pin: 'WRNG22' })).toEqual({
      status: 422,
      body: { message: 'OTP is not correct', code: 'invalid_fields', errors: { pin: ['OTP is not correct'] } },
      retryAfter: null,
    });
    expect(await post(`/${audience}/forget-password/verify-pin`, { email, pin })).toMatchObject({ status: 200 });
    expect(await post(`/${audience}/forget-password/reset-password`, { email, pin, ...chosen })).toMatchObject({
      status: 200,
      body: { data: { message: 'Your new password is set. Please log in with it.' } },
    });
    expect(await post(`/${audience}/forget-password/reset-password`, { email, pin, ...chosen })).toMatchObject({
      status: 422,
      body: { errors: { pin: ['Your OTP has expired. Please request a new one'] } },
    });
    expect(await post(`/${audience}/login`, { email, password: NEW })).toMatchObject({ status: 200 });
  });

  test('report each missing field', async () => {
    const answer = await post(`/${audience}/forget-password/reset-password`, {});
    expect(answer).toMatchObject({ status: 422, body: { message: 'Some fields are required' } });
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([
      'email',
      'pin',
      'password',
      'confirm_password',
    ]);
  });
});

describe.each([
  ['users', 'USER'],
  ['admins', 'ADMIN'],
] as const)('POST /%s/sign-in-link', (audience, role) => {
  test('opens a session by the mailed link', async () => {
    const { email } = await account({ role });
    expect(await post(`/${audience}/sign-in-link`, { email })).toMatchObject({ status: 200 });
    const token = String((await lastMailTo(email)).path)
      .split('/')
      .at(-1);
    expect(await post(`/${audience}/sign-in-link/${token}`)).toMatchObject({
      status: 200,
      body: { data: { token: expect.any(String), device_token: expect.any(String), expires_at: expect.any(String) } },
    });
    expect(await post(`/${audience}/sign-in-link/${token}`)).toEqual({
      status: 422,
      body: { message: 'This sign-in link has expired or has already been used.', code: 'sign_in_link_over' },
      retryAfter: null,
    });
  });

  test('is unnecessary for an integrator that stores its device token', async () => {
    const { email } = await account({ role });
    const login = { email, password: PASSWORD };
    const { body } = await post(`/${audience}/login`, login);
    await setTriesLeft(failedLoginsPerAccount, `${audience}:${email}`, 0);
    expect(await post(`/${audience}/login`, login)).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again in 24 hours.' },
      retryAfter: expect.stringMatching(/^86\d{3}$/),
    });
    const { device_token } = (body as { data: { device_token: string } }).data;
    expect(await post(`/${audience}/login`, { ...login, device_token })).toMatchObject({ status: 200 });
  });
});

describe('a browser', () => {
  async function call(procedure: string, input: object, cookie = '') {
    const request = new Request(`${SITE}/api/trpc/${procedure}`, {
      method: 'POST',
      body: JSON.stringify({ json: input }),
      headers: { 'content-type': 'application/json', origin: SITE, cookie, 'x-client-address': freshAddress() },
    });
    const answer = await handleTrpc(request);
    const cookies = answer.headers.getSetCookie();
    const device = cookies.find((set) => set.startsWith('trusted-devices=')) ?? '';
    return { status: answer.status, text: await answer.text(), device };
  }
  const cookieOf = (set: string) => set.split(';')[0] ?? '';

  test('is trusted for 90 days after a sign-in, by a cookie that scripts cannot read', async () => {
    const { email } = await account();
    const first = await call('auth.users.login', { email, password: PASSWORD });
    expect(first.device).toMatch(/^trusted-devices=[^;]{50,}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(first.text).not.toContain('device_token');
    await setTriesLeft(failedLoginsPerAccount, `users:${email}`, 0);
    const login = { email, password: PASSWORD };
    expect(await call('auth.users.login', login)).toMatchObject({ status: 429, device: '' });
    expect(await call('auth.users.login', login, cookieOf(first.device))).toMatchObject({ status: 200 });
  });

  test('is trusted after a sign-in link, a new password by code, and a change of password', async () => {
    const user = await account();
    const { email } = user;
    const entered = async ({ status, device }: { status: number; device: string }, password: string) => {
      expect(status).toBe(200);
      await setTriesLeft(failedLoginsPerAccount, `users:${email}`, 0);
      expect(await call('auth.users.login', { email, password }, cookieOf(device))).toMatchObject({ status: 200 });
    };
    await call('auth.users.request_sign_in_link', { email });
    const token = String((await lastMailTo(email)).path)
      .split('/')
      .at(-1);
    await entered(await call('auth.users.sign_in_by_link', { token }), PASSWORD);

    await call('auth.users.forgot_password', { email });
    const { code: pin } = await lastMailTo(email);
    await entered(await call('auth.users.reset_password', { email, pin, ...chosen }), NEW);

    const session = `auth-token=${await signIn(await db.user.findUniqueOrThrow({ where: { email } }))}`;
    const newest = { current_password: NEW, password: 'laut biru 9', confirm_password: 'laut biru 9' };
    await entered(await call('account.change_password', newest, session), 'laut biru 9');
  });
});

describe('changing the password', () => {
  const change = { current_password: PASSWORD, ...chosen };

  test('returns the new token in the answer over REST', async () => {
    const token = await signIn(await account());
    const { status, body } = await post('/users/change-password', change, { token });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { token: expect.any(String), message: 'Your password has been changed.' } },
    });
    expect(await post('/users/change-password', change, { token })).toMatchObject({ status: 401 });
    const renewed = (body as { data: { token: string } }).data.token;
    expect(await post('/users/logout', {}, { token: renewed })).toMatchObject({ status: 200 });
  });

  test('in a browser stores the token in the cookie, out of reach of scripts', async () => {
    const user = await account();
    const request = new Request(`${SITE}/api/trpc/account.change_password`, {
      method: 'POST',
      body: JSON.stringify({ json: change }),
      headers: { 'content-type': 'application/json', origin: SITE, cookie: `auth-token=${await signIn(user)}` },
    });
    const answer = await handleTrpc(request);
    expect(answer.status).toBe(200);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^auth-token=[^;]{50,}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(JSON.stringify(await answer.json())).not.toContain(cookie.slice('auth-token='.length).split(';')[0]);
    expect(await db.session.count({ where: { userId: user.id, endedAt: null } })).toBe(1);
  });
});
