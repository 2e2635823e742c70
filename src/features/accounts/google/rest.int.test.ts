import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { account } from '@/test/factories';
import { person } from '@/test/google-sign-in';
import { type GoogleAccount, signInAtProvider } from '@/test/oidc-server';
import { googleRedirectUri as redirectUri } from '@/test/own-google';
import { callRest } from '@/test/rest';
import { freshAddress } from '@/test/try-limits';

const google = await vi.hoisted(async () => (await import('@/test/own-google')).startGoogle());
afterAll(() => google.stop());

describe('Google sign-in over REST', () => {
  const verifier = 'a-verifier-of-the-integrator-that-is-long-enough';

  /** Requests the code as an integrator would, with or without PKCE. */
  async function codeFor(who: GoogleAccount, challenge = createHash('sha256').update(verifier).digest('base64url')) {
    const url = new URL(`${google.issuer}/auth`);
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: google.client.id,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: 'theirs',
      ...(challenge && { code_challenge: challenge, code_challenge_method: 'S256' }),
    }).toString();
    return (await signInAtProvider(url.href, who)).get('code') ?? '';
  }

  async function post(path: string, body: object) {
    const answer = await callRest(
      new Request(`http://localhost:3000/api${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-client-address': freshAddress() },
      }),
    );
    return { status: answer.status, cookie: answer.headers.get('set-cookie'), body: await answer.json() };
  }

  const session = {
    data: {
      token: expect.any(String),
      device_token: expect.any(String),
      expires_at: expect.any(String),
      message: 'Welcome aboard.',
    },
  };

  test("exchanges the code and its challenge's verifier for a token", async () => {
    const code = await codeFor(person());
    const answer = await post('/users/google/login', { code, redirect_uri: redirectUri, code_verifier: verifier });
    expect(answer).toEqual({ status: 200, cookie: null, body: session });
  });

  test('needs no verifier for a code requested without a challenge', async () => {
    const code = await codeFor(person(), '');
    expect(await post('/users/google/login', { code })).toMatchObject({ status: 200, body: session });
  });

  test('answers social-login libraries the same way', async () => {
    const code = await codeFor(person(), '');
    const body = { code, client_id: google.client.id, redirect_uri: redirectUri };
    expect(await post('/auth/google', body)).toMatchObject({ status: 200, body: session });
  });

  test('refuses a challenge without its verifier', async () => {
    const unmet = { status: 401, body: { message: 'Credential is not valid' } };
    expect(await post('/users/google/login', { code: await codeFor(person()) })).toMatchObject(unmet);
    const wrong = { code: await codeFor(person()), code_verifier: 'x'.repeat(50) };
    expect(await post('/users/google/login', wrong)).toMatchObject(unmet);
  });

  test('requires a code, and refuses one that Google did not issue', async () => {
    expect(await post('/users/google/login', { code: 'made-up' })).toMatchObject({
      status: 401,
      body: { message: 'Credential is not valid' },
    });
    expect(await post('/auth/google', { code: '' })).toMatchObject({
      status: 422,
      body: { message: 'Some fields are required', errors: { code: ['The sign-in code is missing'] } },
    });
  });

  test('refuses another redirect URI or client before calling Google', async () => {
    const code = await codeFor(person(), '');
    expect(await post('/auth/google', { code, redirect_uri: `${redirectUri}/` })).toMatchObject({
      status: 422,
      body: { errors: { redirect_uri: [expect.any(String)] } },
    });
    expect(await post('/auth/google', { code, client_id: 'another' })).toMatchObject({
      status: 422,
      body: { errors: { client_id: [expect.any(String)] } },
    });
    expect((await post('/auth/google', { code })).status).toBe(200);
  });

  test('tells a deactivated person the reason', async () => {
    const user = await account({ active: false });
    const code = await codeFor(person({ email: user.email }), '');
    expect(await post('/users/google/login', { code })).toMatchObject({
      status: 403,
      body: { message: 'Sorry, your account has been deactivated' },
    });
  });
});
