import { afterAll, describe, expect, test, vi } from 'vitest';
import { db } from '@/server/database/db';
import { type FacebookAccount, signInAtFacebook } from '@/test/facebook-server';
import { confirm, person, unknown } from '@/test/facebook-sign-in';
import { account } from '@/test/factories';
import { facebookRedirectUri as redirectUri } from '@/test/own-facebook';
import { callRest } from '@/test/rest';
import { freshAddress } from '@/test/try-limits';

const facebook = await vi.hoisted(async () => (await import('@/test/own-facebook')).startFacebook());
afterAll(() => facebook.stop());

describe('Facebook sign-in over REST', () => {
  async function post(body: object) {
    const answer = await callRest(
      new Request('http://localhost:3000/api/auth/facebook', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-client-address': freshAddress() },
      }),
    );
    return { status: answer.status, body: await answer.json() };
  }

  /** Requests the code as an integrator would, without PKCE. */
  async function theirCode(who: FacebookAccount) {
    const url = new URL(facebook.environment.FACEBOOK_AUTHORIZATION_URL);
    url.search = new URLSearchParams({ client_id: facebook.client.id, redirect_uri: redirectUri }).toString();
    return (await signInAtFacebook(url.href, who)).get('code') ?? '';
  }

  test('exchanges the code of a known person for a token', async () => {
    const who = person();
    await confirm((await unknown(who)).proof, who.email ?? '');
    const request = { client_id: facebook.client.id, redirect_uri: redirectUri };
    expect(await post({ code: await theirCode(who), ...request })).toMatchObject({
      status: 200,
      body: { data: { token: expect.any(String), message: 'Welcome aboard.' } },
    });
  });

  test('refuses an unknown person, whatever address Facebook names', async () => {
    const user = await account();
    expect(await post({ code: await theirCode(person({ email: user.email })) })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('We do not know this Facebook account yet.') },
    });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test('refuses a made-up code, another client and another redirect URI', async () => {
    expect(await post({ code: 'made-up' })).toMatchObject({
      status: 401,
      body: { message: 'Credential is not valid' },
    });
    const code = await theirCode(person());
    expect(await post({ code, client_id: 'another' })).toMatchObject({ status: 422 });
    expect(await post({ code, redirect_uri: `${redirectUri}/` })).toMatchObject({ status: 422 });
  });
});
