import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { type FacebookAccount, signInAtFacebook } from '@/test/facebook-server';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { facebookRedirectUri as redirectUri } from '@/test/own-facebook';
import { freshAddress } from '@/test/try-limits';
import { handleRest } from '@/wiring/rest-handler';

const facebook = await vi.hoisted(async () => (await import('@/test/own-facebook')).startFacebook());
const google = await vi.hoisted(async () => (await import('@/test/own-google')).startGoogle());
afterAll(() => Promise.all([facebook.stop(), google.stop()]));

const person = (about: Partial<FacebookAccount> = {}): FacebookAccount => {
  const id = randomUUID();
  return { id, first_name: 'Sari', last_name: 'Dewi', email: `${id}@mail.example`, ...about };
};
const auth = async (about: Parameters<typeof callerFor>[1] = {}) =>
  (await callerFor(null, { address: freshAddress(), ...about })).auth.users;
const refusal = (code: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ refused: expect.objectContaining({ code }) }) });
const profileOf = async (session: object) => {
  const token = 'token' in session ? String(session.token) : '';
  return (await callerFor(token)).account.profile();
};
const accountAt = (email: string) => db.user.findUnique({ where: { email }, include: { identities: true } });

/** Starts on one of our pages and signs in at Facebook; returns what reaches the page. */
async function returned(who: FacebookAccount) {
  const { url, ticket } = await (await auth()).facebook_start();
  const answer = await signInAtFacebook(url, who);
  return { ticket, code: answer.get('code') ?? '', state: answer.get('state') ?? '' };
}
const finish = async (who: FacebookAccount) => (await auth()).facebook_finish(await returned(who));

/** The first sign-in of somebody we do not know. */
async function unknown(who: FacebookAccount) {
  const view = await finish(who);
  if (!('proof' in view)) throw new Error('the person is known');
  return view;
}

async function codeFor(email: string): Promise<string> {
  const codes = (await mailsTo(email)).filter(({ template }) => template === 'facebook_code');
  return String(codes.at(-1)?.params.code);
}

/** Confirms the address with the mailed code. */
async function confirm(proof: string, email: string, about: Parameters<typeof callerFor>[1] = {}) {
  await (await auth(about)).facebook_send_code({ proof, email });
  return (await auth(about)).facebook_confirm({ proof, email, pin: await codeFor(email) });
}

describe('a new customer who signs in with Facebook', () => {
  test('gets an account only once the mailed code has confirmed the address', async () => {
    const who = person();
    const { proof, email } = await unknown(who);
    expect(email).toBe(who.email);
    expect(await accountAt(who.email ?? '')).toBeNull();
    const session = await confirm(proof, who.email ?? '', { locale: 'ja' });
    expect(await profileOf(session)).toMatchObject({
      ...{ first_name: 'Sari', last_name: 'Dewi', email: who.email },
      ...{ role: 'USER', provider: 'FACEBOOK', active: true, locale: 'ja' },
    });
    expect(await accountAt(who.email ?? '')).toMatchObject({
      ...{ emailVerifiedAt: expect.any(Date), passwordHash: null },
      identities: [{ provider: 'FACEBOOK', subject: who.id }],
    });
  });

  test('is signed in at once the next time, by the id at Facebook and whatever its address', async () => {
    const who = person();
    const { proof } = await unknown(who);
    const { uuid } = await profileOf(await confirm(proof, who.email ?? ''));
    const again = await finish({ ...who, email: 'another@mail.example' });
    expect((await profileOf(again)).uuid).toBe(uuid);
  });

  test('chooses an address when Facebook shares none', async () => {
    const who = person({ email: '' });
    const { proof, email } = await unknown(who);
    expect(email).toBeNull();
    const own = `${randomUUID()}@own.example`;
    expect((await profileOf(await confirm(proof, own))).email).toBe(own);
  });

  test('gets no account with a wrong code, and none from five guesses on', async () => {
    const who = person();
    const address = who.email ?? '';
    const { proof } = await unknown(who);
    await (await auth()).facebook_send_code({ proof, email: address });
    const pin = await codeFor(address);
    const wrong = pin === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
    for (let guess = 0; guess < 5; guess++)
      await expect((await auth()).facebook_confirm({ proof, email: address, pin: wrong })).rejects.toEqual(
        refusal('invalid_fields'),
      );
    await expect((await auth()).facebook_confirm({ proof, email: address, pin })).rejects.toEqual(
      refusal('invalid_fields'),
    );
    expect(await accountAt(address)).toBeNull();
  });

  test('can use a code once, with its own proof and address only', async () => {
    const [mine, other] = [person(), person()];
    const [{ proof }, { proof: others }] = [await unknown(mine), await unknown(other)];
    const email = mine.email ?? '';
    await (await auth()).facebook_send_code({ proof, email });
    const pin = await codeFor(email);
    const attempt = async (input: { proof: string; email: string }) =>
      (await auth()).facebook_confirm({ ...input, pin });
    await expect(attempt({ proof: others, email })).rejects.toEqual(refusal('invalid_fields'));
    await expect(attempt({ proof, email: other.email ?? '' })).rejects.toEqual(refusal('invalid_fields'));
    await attempt({ proof, email });
    await expect(attempt({ proof, email })).rejects.toEqual(refusal('invalid_fields'));
  });

  test('has thirty minutes, with a proof that we sealed', async () => {
    const who = person();
    const { proof } = await unknown(who);
    const input = { proof, email: who.email ?? '' };
    const late = await auth({ now: new Date(Date.now() + 30 * 60_000) });
    await expect(late.facebook_send_code(input)).rejects.toEqual(refusal('sign_in_expired'));
    await expect(late.facebook_confirm({ ...input, pin: 'ABC234' })).rejects.toEqual(refusal('sign_in_expired'));
    const forged = { ...input, proof: `x${proof}` };
    await expect((await auth()).facebook_send_code(forged)).rejects.toEqual(refusal('sign_in_expired'));
  });
});

describe('an account at the address that Facebook names', () => {
  test('is not joined, and the answer does not disclose it', async () => {
    const user = await account();
    const stranger = person({ email: user.email });
    const { proof, email } = await unknown(stranger);
    const answer = await (await auth()).facebook_send_code({ proof, email: email ?? '' });
    const free = await unknown(person());
    expect(await (await auth()).facebook_send_code({ proof: free.proof, email: free.email ?? '' })).toEqual(answer);
    expect(await db.identity.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test('is its owner’s, who reads the mailed code, and keeps its password', async () => {
    const user = await account();
    const { proof } = await unknown(person({ email: user.email }));
    expect((await profileOf(await confirm(proof, user.email))).uuid).toBe(user.id);
    const login = await (await auth()).login({ email: user.email, password: PASSWORD });
    expect(login.token).toBeTruthy();
  });

  test('that was never confirmed loses the password and sessions a stranger may have made', async () => {
    const user = await account({ emailVerifiedAt: null });
    const strangers = await signIn(user);
    const { proof } = await unknown(person({ email: user.email }));
    expect((await profileOf(await confirm(proof, user.email))).uuid).toBe(user.id);
    expect(await accountAt(user.email)).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    await expect(profileOf({ token: strangers })).rejects.toEqual(refusal('unauthenticated'));
  });

  test('gets no code if it is an admin’s, and Facebook never opens it', async () => {
    const admin = await account({ role: 'ADMIN' });
    const who = person({ email: admin.email });
    const { proof } = await unknown(who);
    await (await auth()).facebook_send_code({ proof, email: admin.email });
    expect(await mailsTo(admin.email)).toEqual([]);
    await db.identity.create({ data: { provider: 'FACEBOOK', subject: who.id, userId: admin.id } });
    await expect(finish(who)).rejects.toEqual(refusal('credential_invalid'));
    expect(await db.session.count({ where: { userId: admin.id } })).toBe(0);
  });

  test('informs its owner when it is deactivated, at the first sign-in and later', async () => {
    const user = await account({ active: false });
    const who = person({ email: user.email });
    const { proof } = await unknown(who);
    await expect(confirm(proof, user.email)).rejects.toEqual(refusal('deactivated'));
    await expect(finish(who)).rejects.toEqual(refusal('deactivated'));
  });
});

test('the id at Facebook is exported with the account and erased with it', async () => {
  const who = person();
  const email = who.email ?? '';
  const { token = '' } = await confirm((await unknown(who)).proof, email);
  const own = (await callerFor(token)).account;
  expect((await own.export_data()).identities).toMatchObject([{ provider: 'FACEBOOK', subject: who.id }]);
  await own.delete_account({ confirmation: email });
  expect(await db.identity.count({ where: { subject: who.id } })).toBe(0);
  expect(await unknown(who)).toHaveProperty('email', email);
});

describe('an answer from Facebook', () => {
  test('is accepted once, with the ticket of its own request, for ten minutes', async () => {
    const [mine, other] = [await returned(person()), await returned(person())];
    const attempt = async (answer: typeof mine) => (await auth()).facebook_finish(answer);
    await expect(attempt({ ...mine, ticket: other.ticket })).rejects.toEqual(refusal('sign_in_expired'));
    await expect(attempt({ ...mine, code: other.code })).rejects.toEqual(refusal('credential_invalid'));
    const another = await returned(person());
    const late = await auth({ now: new Date(Date.now() + 10 * 60_000) });
    await expect(late.facebook_finish(another)).rejects.toEqual(refusal('sign_in_expired'));
    await attempt(another);
    await expect(attempt(another)).rejects.toEqual(refusal('credential_invalid'));
  });

  test('is not accepted with a ticket for Google', async () => {
    const { ticket, url } = await (await auth()).google_start();
    const state = new URL(url).searchParams.get('state') ?? '';
    const { code } = await returned(person());
    await expect((await auth()).facebook_finish({ code, state, ticket })).rejects.toEqual(refusal('sign_in_expired'));
  });

  test('cannot be guessed: a client address gets a limited number of wrong codes', async () => {
    const guesser = await auth();
    const guess = () => guesser.facebook_login({ code: 'made-up' }).catch((error: unknown) => error);
    for (let count = 0; count < 30; count++) expect(await guess()).toEqual(refusal('credential_invalid'));
    expect(await guess()).toEqual(refusal('too_many_requests'));
  });
});

describe('Facebook sign-in over REST', () => {
  async function post(body: object) {
    const answer = await handleRest(
      new Request('http://localhost:3000/api/auth/facebook', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-client-address': freshAddress() },
      }),
    );
    return { status: answer.status, body: await answer.json() };
  }

  /** An integrator starts the request, without PKCE. */
  async function theirCode(who: FacebookAccount) {
    const url = new URL(facebook.environment.FACEBOOK_AUTHORIZATION_URL);
    url.search = new URLSearchParams({ client_id: facebook.client.id, redirect_uri: redirectUri }).toString();
    return (await signInAtFacebook(url.href, who)).get('code') ?? '';
  }

  test('exchanges the code of somebody we know for a token', async () => {
    const who = person();
    await confirm((await unknown(who)).proof, who.email ?? '');
    const request = { client_id: facebook.client.id, redirect_uri: redirectUri };
    expect(await post({ code: await theirCode(who), ...request })).toMatchObject({
      status: 200,
      body: { data: { token: expect.any(String), message: 'Welcome aboard.' } },
    });
  });

  test('refuses anybody else, whatever address Facebook names', async () => {
    const user = await account();
    expect(await post({ code: await theirCode(person({ email: user.email })) })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('We do not know this Facebook account yet.') },
    });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test('refuses a made-up code, another client and another return address', async () => {
    expect(await post({ code: 'made-up' })).toMatchObject({
      status: 401,
      body: { message: 'Credential is not valid' },
    });
    const code = await theirCode(person());
    expect(await post({ code, client_id: 'another' })).toMatchObject({ status: 422 });
    expect(await post({ code, redirect_uri: `${redirectUri}/` })).toMatchObject({ status: 422 });
  });
});
