import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type GoogleAccount = {
  subject: string;
  email: string;
  emailVerified: boolean;
  givenName?: string;
  familyName?: string;
  name?: string;
};

type Claims = Record<string, unknown>;
type Forgery = (claims: Claims) => Claims;

const client = { id: 'segara-tests.apps.example', secret: 'a secret between the tests and their provider' };
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The sign-in form, in which a person can sign in as anybody. */
const signInPage = `<!doctype html><html lang="en"><title>Sign in</title><form method="post">
<input name="subject" aria-label="Subject"><input name="email" aria-label="Email">
<input name="givenName" aria-label="Given name"><input name="familyName" aria-label="Family name">
<label><input name="emailVerified" type="checkbox" value="true" checked>Verified</label>
<button name="answer" value="yes">Continue</button><button name="answer" value="no">Cancel</button></form></html>`;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

const accountIn = (form: URLSearchParams): GoogleAccount => ({
  subject: form.get('subject') || (form.get('email') ?? ''),
  email: form.get('email') ?? '',
  emailVerified: form.get('emailVerified') === 'true',
  ...(form.get('givenName') && { givenName: form.get('givenName') ?? '' }),
  ...(form.get('familyName') && { familyName: form.get('familyName') ?? '' }),
  ...(form.get('name') && { name: form.get('name') ?? '' }),
});

const claimsOf = (account: GoogleAccount): Claims => ({
  sub: account.subject,
  email: account.email,
  email_verified: account.emailVerified,
  given_name: account.givenName,
  family_name: account.familyName,
  name: account.name,
});

type Settings = { redirectUri: string; port?: number; claimsByUserInfo?: boolean };

/** An OpenID Connect server on this machine that stands in for Google's. */
export async function startOidcServer({ redirectUri, port = 0, claimsByUserInfo = false }: Settings) {
  const accounts = new Map<string, GoogleAccount>();
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...keys.privateKey.export({ format: 'jwk' }), kid: 'tests', use: 'sig', alg: 'RS256' };
  let forgery: Forgery | null = null;
  let signingKey = keys.privateKey;

  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [jwk] },
    cookies: { keys: ['tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    conformIdTokenClaims: claimsByUserInfo,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_ctx: unknown, subject: string) => {
      const account = accounts.get(subject);
      return account && { accountId: subject, claims: () => claimsOf(account) };
    },
    // Every sign-in here grants consent.
    loadExistingGrant: async (ctx: { oidc: { client: { clientId: string }; session: { accountId: string } } }) => {
      const about = { clientId: ctx.oidc.client.clientId, accountId: ctx.oidc.session.accountId };
      const grant = new provider.Grant(about);
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  function forge(token: string): string {
    const [, body = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
    const signed = `${base64url({ alg: 'RS256', kid: 'tests' })}.${base64url(forgery?.(claims) ?? claims)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(signingKey, 'base64url')}`;
  }
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string };
    if (ctx.oidc?.route === 'token' && body.id_token) ctx.body = { ...body, id_token: forge(body.id_token) };
  });

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(signInPage);
      return;
    }
    const form = await formOf(request);
    if (form.get('answer') === 'no') {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    const account = accountIn(form);
    accounts.set(account.subject, account);
    await provider.interactionFinished(request, response, { login: { accountId: account.subject, remember: false } });
  }

  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else answer(request, response);
  });

  return {
    issuer,
    client,
    /** Alters all further proofs, or signs them with a key that is not the provider's. */
    forge(next: Forgery | null, withForeignKey = false) {
      forgery = next;
      signingKey = withForeignKey ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : keys.privateKey;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Acts as a browser sent to the provider: signs in there, and returns the redirect with its parameters. */
export async function signInAtProvider(authorizationUrl: string, account: GoogleAccount): Promise<URLSearchParams> {
  const redirectUri = new URL(authorizationUrl).searchParams.get('redirect_uri') ?? '';
  const cookies = new Map<string, string>();
  async function visit(url: string, form?: URLSearchParams): Promise<string> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = set.match(/^([^=]+)=([^;]*)/) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    if (!to) throw new Error(`the provider did not send the browser on: ${answer.status} ${await answer.text()}`);
    return new URL(to, url).href;
  }
  const form = new URLSearchParams(
    Object.entries({ ...account, answer: 'yes' }).map(([name, value]) => [name, String(value)]),
  );
  let at = await visit(authorizationUrl);
  at = await visit(at, form);
  while (!at.startsWith(redirectUri)) at = await visit(at);
  return new URL(at).searchParams;
}
