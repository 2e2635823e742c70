import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/env';
import { deadlineIn } from '@/server/process/deadline';
import { log } from '@/server/process/log';
import {
  type AuthorizationChecks,
  allowsPlainHttp,
  authorizationRequest,
  CodeRefused,
  challengeOf,
  exchangeCode,
  newChecks,
  type ProvenPerson,
} from './oidc';

const GRAPH = 'https://graph.facebook.com';
const PATIENCE_MS = 10_000;

export type FacebookClient = {
  id: string;
  secret: string;
  redirectUri: string;
  /** An OpenID Connect server that replaces Facebook's own endpoints. */
  issuer: string | undefined;
  endpoints: { authorization: string; token: string; profile: string };
};

/** Null when Facebook sign-in is not configured. */
export const facebookClient = (): FacebookClient | null =>
  env.FACEBOOK_CLIENT_ID && env.FACEBOOK_CLIENT_SECRET
    ? {
        id: env.FACEBOOK_CLIENT_ID,
        secret: env.FACEBOOK_CLIENT_SECRET,
        redirectUri: env.FACEBOOK_REDIRECT_URI,
        issuer: env.FACEBOOK_ISSUER,
        endpoints: {
          authorization: env.FACEBOOK_AUTHORIZATION_URL ?? 'https://www.facebook.com/v21.0/dialog/oauth',
          token: env.FACEBOOK_TOKEN_URL ?? `${GRAPH}/v21.0/oauth/access_token`,
          profile: env.FACEBOOK_PROFILE_URL ?? `${GRAPH}/me`,
        },
      }
    : null;

/** The Facebook address to send the browser to, and the secrets needed to verify the answer. */
export async function facebookRequest(
  client: FacebookClient,
  deadline: AbortSignal,
): Promise<AuthorizationChecks & { url: string }> {
  if (client.issuer) return authorizationRequest({ ...client, issuer: client.issuer }, deadline);
  const checks = newChecks();
  const url = new URL(client.endpoints.authorization);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.id,
    redirect_uri: client.redirectUri,
    scope: 'public_profile,email',
    state: checks.state,
    ...(await challengeOf(checks)),
  }).toString();
  return { ...checks, url: url.href };
}

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const profileAnswer = z.object({
  id: z.string().min(1),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  name: z.string().default(''),
  email: z.string().default(''),
});

async function ask(address: string, init: RequestInit, deadline: AbortSignal): Promise<Response> {
  if (!address.startsWith('https:') && !allowsPlainHttp(address)) throw new Error('only requests to HTTPS are allowed');
  const signal = AbortSignal.any([deadline, deadlineIn(PATIENCE_MS)]);
  return fetch(address, { ...init, signal, redirect: 'error' });
}

async function accessToken(
  { id, secret, redirectUri, endpoints }: FacebookClient,
  code: string,
  codeVerifier: string | undefined,
  deadline: AbortSignal,
): Promise<string> {
  const body = new URLSearchParams({
    ...{ client_id: id, client_secret: secret, redirect_uri: redirectUri, grant_type: 'authorization_code', code },
    ...(codeVerifier && { code_verifier: codeVerifier }),
  });
  const answer = await ask(endpoints.token, { method: 'POST', body }, deadline);
  if (answer.status === 400) {
    log.warn({ reason: 'refused by Facebook' }, 'a sign-in code was refused');
    throw new CodeRefused('refused by Facebook');
  }
  if (!answer.ok) throw new Error(`Facebook answered the code with ${answer.status}`);
  return tokenAnswer.parse(await answer.json()).access_token;
}

/** The proof shows that our own app uses the token, so that a stolen token is worthless. */
async function profileOf({ secret, endpoints }: FacebookClient, token: string, deadline: AbortSignal) {
  const url = new URL(endpoints.profile);
  url.searchParams.set('fields', 'id,first_name,last_name,name,email');
  url.searchParams.set('appsecret_proof', createHmac('sha256', secret).update(token).digest('hex'));
  const answer = await ask(url.href, { headers: { authorization: `Bearer ${token}` } }, deadline);
  if (!answer.ok) throw new Error(`Facebook answered the request for a profile with ${answer.status}`);
  return profileAnswer.parse(await answer.json());
}

/** Exchanges the code of an answer for the person; Facebook never proves their address. */
export async function facebookPerson(
  client: FacebookClient,
  code: string,
  checks: Partial<AuthorizationChecks>,
  deadline: AbortSignal,
): Promise<ProvenPerson> {
  if (client.issuer) return exchangeCode({ ...client, issuer: client.issuer }, code, checks, deadline);
  const token = await accessToken(client, code, checks.codeVerifier, deadline);
  const { id, first_name, last_name, name, email } = await profileOf(client, token, deadline);
  return { subject: id, givenName: first_name, familyName: last_name, name, email, emailVerified: false };
}
