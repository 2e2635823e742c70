import { expect } from '@playwright/test';
import { locales } from '../../src/shared/locale/locales';
import { person } from '../support/people';
import { test } from '../support/test';

const { email, password } = person('diver');

test.describe('POST /api/users/login', () => {
  test('answers correct credentials with a token, its expiry and a message, and sets no cookie', async ({
    request,
  }) => {
    const answer = await request.post('/api/users/login', { data: { email, password } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['set-cookie']).toBeUndefined();
    const { data } = await answer.json();
    expect(Object.keys(data).sort()).toEqual(['device_token', 'expires_at', 'message', 'token']);
    const days = (Date.parse(data.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
  });

  test('reports each missing field', async ({ request }) => {
    const answer = await request.post('/api/users/login', { data: {} });
    expect(answer.status()).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'Some fields are required',
      code: 'invalid_fields',
      errors: { email: ['Email is required'], password: ['Password is required'] },
    });
  });

  test('repeats the first message if nothing is missing but something is invalid', async ({ request }) => {
    const answer = await request.post('/api/users/login', { data: { email: 'no address', password } });
    expect(answer.status()).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'Please enter a valid email',
      code: 'invalid_fields',
      errors: { email: ['Please enter a valid email'] },
    });
  });

  test('refuses an unknown field', async ({ request }) => {
    const answer = await request.post('/api/users/login', { data: { email, password, role: 'ADMIN' } });
    expect(answer.status()).toBe(422);
    expect((await answer.json()).errors).toHaveProperty('role');
  });

  for (const [who, data] of Object.entries({
    'a wrong password': { email, password: 'not this one' },
    'an address nobody has': { email: 'nobody@segara.test', password },
    'an admin': { email: person('admin').email, password: person('admin').password },
  })) {
    test(`gives the same answer to ${who}`, async ({ request }) => {
      const answer = await request.post('/api/users/login', { data });
      expect(answer.status()).toBe(401);
      expect(await answer.json()).toEqual({ message: 'Credential is not valid', code: 'invalid_credentials' });
    });
  }

  test('refuses customers at the admin endpoint with the same message', async ({ request }) => {
    const answer = await request.post('/api/admins/login', { data: { email, password } });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Credential is not valid', code: 'invalid_credentials' });
  });

  test('reports an unconfirmed or deactivated account only after the correct password', async ({ request }) => {
    const unconfirmed = { email: person('new').email, password: person('new').password };
    const inactive = { email: person('inactive').email, password: person('inactive').password };
    const first = await request.post('/api/users/login', { data: unconfirmed });
    expect(first.status()).toBe(403);
    const second = await request.post('/api/users/login', { data: inactive });
    expect(second.status()).toBe(403);
    expect(await second.json()).toEqual({ message: 'Sorry, your account has been deactivated', code: 'deactivated' });
    const wrong = await request.post('/api/users/login', { data: { ...inactive, password: 'wrong' } });
    expect(wrong.status()).toBe(401);
  });

  test('uses the requested language, and English if it is unknown', async ({ request }) => {
    const sentences = new Set<string>();
    for (const lang of locales) {
      const answer = await request.post(`/api/users/login?lang=${lang}`, { data: { email, password: 'wrong' } });
      sentences.add((await answer.json()).message);
    }
    expect(sentences.size).toBe(5);
    const unknown = await request.post('/api/users/login?lang=fr', { data: { email, password: 'wrong' } });
    expect((await unknown.json()).message).toBe('Credential is not valid');
  });
});

test.describe('a REST call', () => {
  test('returns the profile to its bearer, in the format of the contract', async ({ request }) => {
    const login = await request.post('/api/users/login', { data: { email, password } });
    const { token } = (await login.json()).data;
    const answer = await request.get('/api/users/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(200);
    expect((await answer.json()).data).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      first_name: 'Hana',
      last_name: 'Lindqvist',
      email,
      gender: null,
      avatar: null,
      role: 'USER',
      provider: 'LOCAL',
      active: true,
      locale: 'en',
    });
  });

  test('ignores cookies, so that nobody is signed in by one', async ({ request, baseURL }) => {
    const origin = baseURL ?? '';
    await request.post('/api/trpc/auth.users.login', { headers: { origin }, data: { json: { email, password } } });
    expect((await request.storageState()).cookies.map(({ name }) => name)).toContain('auth-token');
    const answer = await request.get('/api/users/profile');
    expect(answer.status()).toBe(401);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  });

  test('is refused without a token, with an empty one and with an unknown one', async ({ request }) => {
    for (const authorization of ['', 'Bearer ', 'Bearer nonsense']) {
      const answer = await request.get('/api/users/profile', { headers: { authorization } });
      expect(answer.status()).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
    }
  });

  test('of a customer is forbidden at admin endpoints', async ({ request }) => {
    const login = await request.post('/api/users/login', { data: { email, password } });
    const { token } = (await login.json()).data;
    const answer = await request.get('/api/admins/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toEqual({ message: 'Forbidden Access', code: 'forbidden' });
  });

  test('is refused after signing out', async ({ request }) => {
    const login = await request.post('/api/users/login', { data: { email, password } });
    const headers = { authorization: `Bearer ${(await login.json()).data.token}` };
    expect((await request.post('/api/users/logout', { headers })).status()).toBe(200);
    expect((await request.get('/api/users/profile', { headers })).status()).toBe(401);
  });

  test('to an unknown path gets 404, and with another method 405, both in JSON', async ({ request }) => {
    const nowhere = await request.get('/api/users/nowhere');
    expect(nowhere.status()).toBe(404);
    expect(Object.keys(await nowhere.json())).toEqual(['message', 'code']);
    const wrongMethod = await request.get('/api/users/login');
    expect(wrongMethod.status()).toBe(405);
    expect(wrongMethod.headers().allow).toBe('POST');
    expect(await wrongMethod.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  test('with OPTIONS lists the methods of its path only', async ({ request }) => {
    const allowedAt = async (path: string) => {
      const answer = await request.fetch(path, { method: 'OPTIONS' });
      return [answer.status(), answer.headers().allow];
    };
    expect(await allowedAt('/api/users/login')).toEqual([204, 'POST, OPTIONS']);
    expect(await allowedAt('/api/users/profile')).toEqual([204, 'GET, HEAD, PATCH, OPTIONS']);
    expect(await allowedAt('/api/users/nowhere')).toEqual([404, undefined]);
  });

  test('to an undecodable path gets 404 like any other', async ({ baseURL }) => {
    for (const path of ['/api/users/%zz', '/api/users/products/%00', '/api/users/products/%FF', '/api/media/%zz']) {
      const answer = await fetch(`${baseURL}${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(Object.keys(await answer.json())).toEqual(['message', 'code']);
    }
  });

  test('without a JSON body gets 400, and with too large a body 413', async ({ request }) => {
    const headers = { 'content-type': 'application/json' };
    const broken = await request.post('/api/users/login', { headers, data: Buffer.from('{"email":') });
    expect(broken.status()).toBe(400);
    const list = await request.post('/api/users/login', { headers, data: Buffer.from('[]') });
    expect(list.status()).toBe(400);
    const large = await request.post('/api/users/login', {
      headers,
      data: Buffer.from(JSON.stringify({ email, password: 'x'.repeat(2_000_000) })),
    });
    expect(large.status()).toBe(413);
    expect(await large.json()).toMatchObject({ code: 'too_large' });
  });
});
