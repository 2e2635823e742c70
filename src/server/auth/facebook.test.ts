import { describe, expect, test } from 'vitest';
import { type FacebookAccount, signInAtFacebook, startFacebookServer } from '@/test/facebook-server';
import { signInAtProvider, startOidcServer } from '@/test/oidc-server';
import { type FacebookClient, facebookPerson, facebookRequest } from './facebook';
import { CodeRefused } from './oidc';

const patient = new AbortController().signal;
const redirectUri = 'http://localhost:3000/auth-redirect';
const sari: FacebookAccount = { id: '1', first_name: 'Sari', last_name: 'Dewi', email: 'sari@mail.example' };

async function facebook(about: Partial<FacebookClient> = {}) {
  const server = await startFacebookServer({ redirectUri });
  const { environment } = server;
  const client: FacebookClient = {
    ...{ id: server.client.id, secret: server.client.secret, redirectUri, issuer: undefined },
    endpoints: {
      authorization: environment.FACEBOOK_AUTHORIZATION_URL,
      token: environment.FACEBOOK_TOKEN_URL,
      profile: environment.FACEBOOK_PROFILE_URL,
    },
    ...about,
  };
  return { client, [Symbol.asyncDispose]: () => server.stop() };
}

async function codeOf(client: FacebookClient, who = sari) {
  const request = await facebookRequest(client, patient);
  const answer = await signInAtFacebook(request.url, who);
  return { request, code: answer.get('code') ?? '' };
}

describe('facebookPerson', () => {
  test('returns the person, whose address always counts as unproven', async () => {
    await using server = await facebook();
    const { request, code } = await codeOf(server.client);
    expect(await facebookPerson(server.client, code, request, patient)).toEqual({
      ...{ subject: '1', givenName: 'Sari', familyName: 'Dewi', name: '' },
      ...{ email: 'sari@mail.example', emailVerified: false },
    });
  });

  test('returns a person who shares no address', async () => {
    await using server = await facebook();
    const { request, code } = await codeOf(server.client, { id: '2' });
    expect(await facebookPerson(server.client, code, request, patient)).toMatchObject({ subject: '2', email: '' });
  });

  test('refuses a code that is used, invented, or sent with another request’s verifier', async () => {
    await using server = await facebook();
    const { request, code } = await codeOf(server.client);
    const other = await codeOf(server.client);
    const exchange = (given: string, verifier: string) =>
      facebookPerson(server.client, given, { codeVerifier: verifier }, patient);
    await exchange(code, request.codeVerifier);
    await expect(exchange(code, request.codeVerifier)).rejects.toBeInstanceOf(CodeRefused);
    await expect(exchange('made-up', request.codeVerifier)).rejects.toBeInstanceOf(CodeRefused);
    await expect(exchange(other.code, request.codeVerifier)).rejects.toBeInstanceOf(CodeRefused);
  });

  test('treats our wrong client secret as a configuration fault, not as the person’s', async () => {
    await using server = await facebook({ secret: 'wrong' });
    const { request, code } = await codeOf(server.client);
    const exchange = facebookPerson(server.client, code, request, patient);
    await expect(exchange).rejects.toThrow('Facebook answered the code with 401');
    await expect(exchange).rejects.not.toBeInstanceOf(CodeRefused);
  });

  test.each(['http://facebook.example/token', 'http://127.0.0.1.evil.example/token'])(
    'refuses to send the secret unencrypted to %s',
    async (token) => {
      await using server = await facebook();
      const client = { ...server.client, endpoints: { ...server.client.endpoints, token } };
      await expect(facebookPerson(client, 'any', {}, patient)).rejects.toThrow('only requests to HTTPS are allowed');
    },
  );

  test('uses an OpenID Connect server when one is set as the issuer', async () => {
    const server = await startOidcServer({ redirectUri });
    const client = {
      ...server.client,
      redirectUri,
      issuer: server.issuer,
      endpoints: { authorization: '', token: '', profile: '' },
    };
    const request = await facebookRequest(client, patient);
    const answer = await signInAtProvider(request.url, { subject: '7', email: 'a@b.example', emailVerified: true });
    expect(await facebookPerson(client, answer.get('code') ?? '', request, patient)).toMatchObject({ subject: '7' });
    await server.stop();
  });
});
