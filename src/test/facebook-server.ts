import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The data that Facebook shares about a person; the address is missing without consent to it. */
export type FacebookAccount = { id: string; first_name?: string; last_name?: string; name?: string; email?: string };

type Grant = { account: FacebookAccount; redirectUri: string; challenge: string };

const client = { id: '1234567890', secret: 'a secret between the tests and their Facebook' };

/** The dialog, in which a person can sign in as anybody. */
const dialog = `<!doctype html><html lang="en"><title>Facebook</title><form method="post">
<input name="id" aria-label="Id"><input name="email" aria-label="Email">
<input name="first_name" aria-label="First name"><input name="last_name" aria-label="Last name">
<button name="answer" value="yes">Continue</button><button name="answer" value="no">Cancel</button></form></html>`;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

const accountIn = (form: URLSearchParams): FacebookAccount => ({
  id: form.get('id') ?? '',
  ...Object.fromEntries(
    ['first_name', 'last_name', 'email'].flatMap((key) => (form.get(key) ? [[key, form.get(key)]] : [])),
  ),
});

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Facebook's own form of a refusal, which differs from OAuth's. */
const refuse = (response: ServerResponse, message: string) =>
  send(response, 400, { error: { message, type: 'OAuthException', code: 100 } });

/** A server on this machine that imitates Facebook's dialog and Graph API. */
export async function startFacebookServer({ redirectUri }: { redirectUri: string }) {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, FacebookAccount>();

  async function askPerson(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    const back = query.get('redirect_uri') ?? '';
    if (back !== redirectUri || query.get('client_id') !== client.id) return refuse(response, 'URL blocked');
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(dialog);
      return;
    }
    const form = await formOf(request);
    const answer = new URL(back);
    answer.searchParams.set('state', query.get('state') ?? '');
    if (form.get('answer') === 'no') answer.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.set(code, { account: accountIn(form), redirectUri: back, challenge: query.get('code_challenge') ?? '' });
      answer.searchParams.set('code', code);
    }
    // Facebook appends this fragment to every answer.
    response.writeHead(302, { location: `${answer.href}#_=_` }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse) {
    const form = await formOf(request);
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret)
      return send(response, 401, { error: { message: 'Error validating client secret.', type: 'OAuthException' } });
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    if (!grant || form.get('redirect_uri') !== grant.redirectUri) return refuse(response, 'Invalid verification code');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant.challenge && verifier !== grant.challenge) return refuse(response, 'Invalid code verifier');
    const token = randomUUID();
    tokens.set(token, grant.account);
    send(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 });
  }

  function describe(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const proof = createHmac('sha256', client.secret).update(token).digest('hex');
    const account = tokens.get(token);
    if (!account || query.get('appsecret_proof') !== proof) return refuse(response, 'Invalid appsecret_proof');
    const fields = (query.get('fields') ?? 'id,name').split(',');
    send(response, 200, Object.fromEntries(Object.entries(account).filter(([key]) => fields.includes(key))));
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://facebook.test');
    if (pathname === '/dialog/oauth') void askPerson(request, response, searchParams);
    else if (pathname === '/oauth/access_token' && request.method === 'POST') void exchange(request, response);
    else if (pathname === '/me') describe(request, response, searchParams);
    else send(response, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    client,
    environment: {
      FACEBOOK_CLIENT_ID: client.id,
      FACEBOOK_CLIENT_SECRET: client.secret,
      FACEBOOK_AUTHORIZATION_URL: `${origin}/dialog/oauth`,
      FACEBOOK_TOKEN_URL: `${origin}/oauth/access_token`,
      FACEBOOK_PROFILE_URL: `${origin}/me`,
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Acts as a browser sent to Facebook: signs in there, and returns the redirect with its parameters. */
export async function signInAtFacebook(dialogUrl: string, account: FacebookAccount): Promise<URLSearchParams> {
  const body = new URLSearchParams({ ...account, answer: 'yes' });
  const answer = await fetch(dialogUrl, { method: 'POST', body, redirect: 'manual' });
  const to = answer.headers.get('location');
  if (!to) throw new Error(`Facebook did not send the browser on: ${answer.status} ${await answer.text()}`);
  return new URL(to).searchParams;
}
