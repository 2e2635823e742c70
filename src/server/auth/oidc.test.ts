import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type GoogleAccount, signInAtProvider, startOidcServer } from '@/test/oidc-server';
import { authorizationRequest, CodeRefused, exchangeCode, type OidcClient } from './oidc';

const patient = new AbortController().signal;
const redirectUri = 'http://localhost:3000/auth-redirect';
const servers: Awaited<ReturnType<typeof startOidcServer>>[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));
afterEach(() => vi.unstubAllEnvs());

async function provider(settings: { port?: number; claimsByUserInfo?: boolean } = {}) {
  const server = await startOidcServer({ redirectUri, ...settings });
  servers.push(server);
  return server;
}
const clientAt = (issuer: string): OidcClient => ({
  issuer,
  id: 'segara-tests.apps.example',
  secret: 'a secret between the tests and their provider',
  redirectUri,
});

const sari: GoogleAccount = {
  subject: '1',
  email: 'sari@gmail.example',
  emailVerified: true,
  givenName: 'Sari',
  familyName: 'Dewi',
};

describe('exchangeCode returns the proven person', () => {
  test.each([
    ['from the proof itself, as Google has it', false],
    ['by asking for it, as the standard has it', true],
  ])('%s', async (_, claimsByUserInfo) => {
    const client = clientAt((await provider({ claimsByUserInfo })).issuer);
    const authorization = await authorizationRequest(client, patient);
    const answer = await signInAtProvider(authorization.url, sari);
    expect(await exchangeCode(client, answer.get('code') ?? '', authorization, patient)).toEqual({ ...sari, name: '' });
  });

  test('treats our wrong client secret as a configuration fault, not as the person’s', async () => {
    const client = { ...clientAt((await provider()).issuer), secret: 'wrong' };
    const authorization = await authorizationRequest(client, patient);
    const answer = await signInAtProvider(authorization.url, sari);
    const exchange = exchangeCode(client, answer.get('code') ?? '', authorization, patient);
    await expect(exchange).rejects.toThrow();
    await expect(exchange).rejects.not.toBeInstanceOf(CodeRefused);
  });
});

/** Serves its metadata if `describes`, and leaves every other request unanswered; its callers time out. */
async function startMute(describes: boolean) {
  const time = new AbortController();
  const server = createServer(({ url }, response) => {
    if (!describes || !url?.endsWith('/openid-configuration')) return time.abort();
    const [authorization_endpoint, token_endpoint, jwks_uri] = ['auth', 'token', 'keys'].map(
      (path) => `${issuer}/${path}`,
    );
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ issuer, authorization_endpoint, token_endpoint, jwks_uri }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Only the deadline ends a call: every other timeout is disabled.
  const never = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  onTestFinished(() => {
    never.mockRestore();
    server.closeAllConnections();
    server.close();
  });
  return { client: clientAt(issuer), deadline: time.signal };
}

describe('a provider', () => {
  test('is given up at the deadline when its metadata request hangs', async () => {
    const { client, deadline } = await startMute(false);
    await expect(authorizationRequest(client, deadline)).rejects.toThrow();
    expect(deadline.aborted).toBe(true);
  });

  test('is given up at the same deadline when its code exchange hangs', async () => {
    const { client, deadline } = await startMute(true);
    await expect(exchangeCode(client, 'any', {}, deadline)).rejects.toThrow();
    expect(deadline.aborted).toBe(true);
  });

  test('is requested again by the next caller after it did not answer', async () => {
    const gone = await provider();
    const port = Number(new URL(gone.issuer).port);
    await gone.stop();
    const client = clientAt(gone.issuer);
    await expect(authorizationRequest(client, patient)).rejects.toThrow();
    await provider({ port });
    await expect(authorizationRequest(client, patient)).resolves.toHaveProperty('url');
  });

  test.each(['http://google.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example'])(
    'at %s is refused without encryption',
    async (issuer) => {
      await expect(authorizationRequest(clientAt(issuer), patient)).rejects.toThrow(
        'only requests to HTTPS are allowed',
      );
    },
  );

  test('on this machine is refused without encryption in production', async () => {
    const { issuer } = await provider();
    vi.resetModules();
    vi.stubEnv('APP_MODE', 'production');
    vi.stubEnv('SMTP_URL', 'smtps://mail.example');
    vi.stubEnv('MAIL_FROM', 'hello@dive.example');
    vi.stubEnv('PAYMENT_GATEWAY', 'midtrans');
    vi.stubEnv('MIDTRANS_SERVER_KEY', 'key');
    const inProduction = await import('./oidc');
    await expect(inProduction.authorizationRequest(clientAt(issuer), patient)).rejects.toThrow(
      'only requests to HTTPS are allowed',
    );
  });
});
