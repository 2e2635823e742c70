import { AsyncLocalStorage } from 'node:async_hooks';
import * as oidc from 'openid-client';
import { env } from '@/env';
import { log } from '@/server/process/log';

const GOOGLE = 'https://accounts.google.com';
const SECONDS = 10;

export type OidcClient = { issuer: string; id: string; secret: string; redirectUri: string };

/** Null when Google sign-in is not configured. */
export const googleClient = (): OidcClient | null =>
  env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
    ? {
        issuer: env.GOOGLE_ISSUER ?? GOOGLE,
        id: env.GOOGLE_CLIENT_ID,
        secret: env.GOOGLE_CLIENT_SECRET,
        redirectUri: env.GOOGLE_REDIRECT_URI,
      }
    : null;

/** A provider on this machine, for testing; any other must use https. */
export const allowsPlainHttp = (address: string): boolean =>
  env.APP_MODE === 'demo' && /^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/.test(address);

/** The provider's preferred method, and without a preference the standard's default. */
const authentication =
  (secret: string): oidc.ClientAuth =>
  (server, ...rest) => {
    const supportedMethods = ['client_secret_basic', 'client_secret_post'];
    const preferred = server.token_endpoint_auth_methods_supported?.find((method) => supportedMethods.includes(method));
    const method = preferred === 'client_secret_post' ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
    return method(secret)(server, ...rest);
  };

/** The library limits each request but not all of them together, and shares a provider between all callers. */
const deadlines = new AsyncLocalStorage<AbortSignal>();
const fetchInTime: oidc.CustomFetch = (url, { signal, ...options }) =>
  fetch(url, { ...options, signal: deadlines.getStore() ?? signal ?? null } as RequestInit);

const discovered = new Map<string, Promise<oidc.Configuration>>();

/** Discovered once per process; after a failure the next caller tries again. */
function discover(client: OidcClient): Promise<oidc.Configuration> {
  const name = `${client.issuer} ${client.id}`;
  const cached = discovered.get(name);
  if (cached) return cached;
  const started = oidc.discovery(new URL(client.issuer), client.id, undefined, authentication(client.secret), {
    timeout: SECONDS,
    [oidc.customFetch]: fetchInTime,
    execute: [oidc.enableNonRepudiationChecks, ...(allowsPlainHttp(client.issuer) ? [oidc.allowInsecureRequests] : [])],
  });
  discovered.set(name, started);
  started.catch(() => discovered.delete(name));
  return started;
}

export type AuthorizationChecks = { state: string; nonce: string; codeVerifier: string };

export const newChecks = (): AuthorizationChecks => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** The challenge that later proves that the code is used by the party that asked for it. */
export const challengeOf = async ({ codeVerifier }: AuthorizationChecks) => ({
  code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
  code_challenge_method: 'S256',
});

/** The provider address to send the browser to, and the secrets needed to verify the answer. */
export async function authorizationRequest(
  client: OidcClient,
  deadline: AbortSignal,
): Promise<AuthorizationChecks & { url: string }> {
  const config = await deadlines.run(deadline, () => discover(client));
  const checks = newChecks();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: client.redirectUri,
    scope: 'openid email profile',
    state: checks.state,
    nonce: checks.nonce,
    ...(await challengeOf(checks)),
  });
  return { ...checks, url: url.href };
}

/** The person as proven by the provider. */
export type ProvenPerson = {
  subject: string;
  email: string;
  emailVerified: boolean;
  givenName: string;
  familyName: string;
  name: string;
};

/** The code is wrong, expired, used or issued to another client, or its proof is invalid. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused';
}

const aboutTheCode = ['invalid_grant', 'invalid_request'];
const aboutTheProof = [
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
];

function refusalIn(thrown: unknown): string | null {
  if (thrown instanceof oidc.ResponseBodyError) return aboutTheCode.includes(thrown.error) ? thrown.error : null;
  const code = thrown instanceof oidc.ClientError ? (thrown.code ?? '') : '';
  return aboutTheProof.includes(code) ? code : null;
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

async function personFor(
  client: OidcClient,
  code: string,
  checks: Partial<AuthorizationChecks>,
): Promise<ProvenPerson> {
  const config = await discover(client);
  const answer = new URL(client.redirectUri);
  answer.searchParams.set('code', code);
  // Each client has one provider, so the issuer is certain; integrators send only the code.
  answer.searchParams.set('iss', config.serverMetadata().issuer);
  const tokens = await oidc.authorizationCodeGrant(config, answer, {
    pkceCodeVerifier: checks.codeVerifier,
    expectedNonce: checks.nonce,
    idTokenExpected: true,
  });
  const proof = tokens.claims();
  if (!proof) throw new CodeRefused('no proof');
  // Google includes the address in the proof; the standard leaves it to a separate call.
  const about = proof.email === undefined ? await oidc.fetchUserInfo(config, tokens.access_token, proof.sub) : proof;
  return {
    subject: proof.sub,
    email: text(about.email),
    emailVerified: about.email_verified === true,
    givenName: text(about.given_name),
    familyName: text(about.family_name),
    name: text(about.name),
  };
}

/** Exchanges the code for the proven person; checks it against the secrets of its request where they are known. */
export async function exchangeCode(
  client: OidcClient,
  code: string,
  checks: Partial<AuthorizationChecks>,
  deadline: AbortSignal,
): Promise<ProvenPerson> {
  try {
    return await deadlines.run(deadline, () => personFor(client, code, checks));
  } catch (thrown) {
    const reason = refusalIn(thrown);
    if (!reason) throw thrown;
    log.warn({ reason }, 'a sign-in code was refused');
    throw new CodeRefused(reason, { cause: thrown });
  }
}
