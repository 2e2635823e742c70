import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, PASSWORD, signIn } from '@/test/factories';
import { person, profileOf, returned, visitor } from '@/test/google-sign-in';
import { whileLocked } from '@/test/locks';
import { type GoogleAccount, signInAtProvider } from '@/test/oidc-server';
import { googleRedirectUri as redirectUri } from '@/test/own-google';
import { refusal } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';

const google = await vi.hoisted(async () => (await import('@/test/own-google')).startGoogle());
afterAll(() => google.stop());
beforeEach(() => google.forge(null));

const signInWithGoogle = async (who: GoogleAccount) => (await visitor()).auth.users.google_finish(await returned(who));
const accountCalled = (email: string) => db.user.findUnique({ where: { email }, include: { identities: true } });

describe('a new customer who signs in with Google', () => {
  test('gets a confirmed account with the name from Google, in the language of the page', async () => {
    const who = person();
    const { url, ticket } = await (await callerFor(null, { locale: 'ja' })).auth.users.google_start();
    const answer = await signInAtProvider(url, who);
    const session = await (await callerFor(null, { locale: 'ja' })).auth.users.google_finish({
      ticket,
      code: answer.get('code') ?? '',
      state: answer.get('state') ?? '',
    });
    expect(await profileOf(session)).toMatchObject({
      first_name: 'Sari',
      last_name: 'Dewi',
      email: who.email,
      role: 'USER',
      provider: 'GOOGLE',
      active: true,
      locale: 'ja',
    });
    const made = await accountCalled(who.email);
    expect(made).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    expect(made?.identities).toMatchObject([{ provider: 'GOOGLE', subject: who.subject }]);
  });

  test('twice at once gets one account and two sessions', async () => {
    const who = person();
    const answers = [await returned(who), await returned(who)];
    // Let both calls find the address taken by an account that is then deleted: one creates the account, the other
    // finds it.
    const passing = await db.user.create({ data: { email: who.email, firstName: 'Someone', lastName: 'Else' } });
    const started = await whileLocked(
      2,
      (tx) => tx.user.delete({ where: { id: passing.id } }),
      () => answers.map(async (answer) => (await visitor()).auth.users.google_finish(answer)),
    );
    const profiles = await Promise.all((await Promise.all(started)).map(profileOf));
    expect(new Set(profiles.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await db.identity.count({ where: { subject: who.subject } })).toBe(1);
  });

  test('is refused if Google has not confirmed the address', async () => {
    const who = person({ emailVerified: false });
    await expect(signInWithGoogle(who)).rejects.toEqual(refusal('provider_email_unconfirmed'));
    expect(await accountCalled(who.email)).toBeNull();
  });
});

describe('a person with an account who signs in with Google', () => {
  const linked = async (about: Parameters<typeof account>[0] = {}) => {
    const user = await account(about);
    return { user, who: person({ email: user.email }) };
  };

  test('gets the account at that address in any spelling, and keeps the password', async () => {
    const { user } = await linked();
    const session = await signInWithGoogle(person({ email: user.email.toUpperCase() }));
    expect((await profileOf(session)).uuid).toBe(user.id);
    const login = await (await visitor()).auth.users.login({ email: user.email, password: PASSWORD });
    expect(login.token).toBeTruthy();
  });

  test('is recognised by the Google subject afterwards, even after an address changes', async () => {
    const { user, who } = await linked();
    await signInWithGoogle(who);
    await db.user.update({ where: { id: user.id }, data: { email: `${randomUUID()}@example.test` } });
    expect((await profileOf(await signInWithGoogle(who))).uuid).toBe(user.id);
    expect((await profileOf(await signInWithGoogle({ ...who, email: 'new@gmail.example' }))).uuid).toBe(user.id);
  });

  test('whose address was never confirmed gets the account without the password a stranger may have set', async () => {
    const { user, who } = await linked({ emailVerifiedAt: null });
    const strangers = await signIn(user);
    await db.linkToken.create({
      data: {
        userId: user.id,
        purpose: 'email_verification',
        email: user.email,
        tokenHash: randomUUID(),
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const session = await signInWithGoogle(who);
    expect((await profileOf(session)).uuid).toBe(user.id);
    const now = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(now).toMatchObject({ passwordHash: null, provider: 'GOOGLE', emailVerifiedAt: expect.any(Date) });
    expect(await db.linkToken.count({ where: { userId: user.id, usedAt: null } })).toBe(0);
    await expect(profileOf({ token: strangers })).rejects.toEqual(refusal('unauthenticated'));
    await expect(profileOf({ token: await signIn(user) })).rejects.toEqual(refusal('unauthenticated'));
    expect(await db.session.count({ where: { userId: user.id, version: user.sessionVersion, endedAt: null } })).toBe(1);
    await expect((await visitor()).auth.users.login({ email: user.email, password: PASSWORD })).rejects.toEqual(
      refusal('invalid_credentials'),
    );
  });

  test('is refused if the account is an admin’s, by address or by subject', async () => {
    const { user, who } = await linked({ role: 'ADMIN' });
    await expect(signInWithGoogle(who)).rejects.toEqual(refusal('invalid_credentials'));
    expect(await db.identity.count({ where: { userId: user.id } })).toBe(0);
    await db.identity.create({ data: { provider: 'GOOGLE', subject: who.subject, userId: user.id } });
    await expect(signInWithGoogle(who)).rejects.toEqual(refusal('invalid_credentials'));
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test('is told when the account is deactivated', async () => {
    const { who } = await linked({ active: false });
    await expect(signInWithGoogle(who)).rejects.toEqual(refusal('deactivated'));
  });
});

describe('an answer from Google', () => {
  const finish = async (answer: { code: string; state: string; ticket: string }) =>
    (await visitor()).auth.users.google_finish(answer);

  test('is accepted once', async () => {
    const answer = await returned(person());
    await finish(answer);
    await expect(finish(answer)).rejects.toEqual(refusal('invalid_credentials'));
  });

  test('is accepted only with the ticket of its own request', async () => {
    const mine = await returned(person());
    const other = await returned(person());
    await expect(finish({ ...mine, ticket: other.ticket })).rejects.toEqual(refusal('sign_in_expired'));
    await expect(finish({ ...mine, ticket: `x${mine.ticket}` })).rejects.toEqual(refusal('sign_in_expired'));
    await expect(finish({ ...mine, ticket: '' })).rejects.toEqual(refusal('sign_in_expired'));
    await expect(finish({ ...mine, code: other.code })).rejects.toEqual(refusal('invalid_credentials'));
  });

  test('is refused after ten minutes', async () => {
    const answer = await returned(person());
    const late = await callerFor(null, { now: new Date(Date.now() + 10 * 60_000) });
    await expect(late.auth.users.google_finish(answer)).rejects.toEqual(refusal('sign_in_expired'));
  });

  test.each([
    ['for another site', { aud: 'another-site' }],
    ['from another provider', { iss: 'https://accounts.evil.example' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['to another question', { nonce: 'another nonce' }],
    ['to no question', { nonce: undefined }],
  ])('is refused with an ID token %s', async (_, altered) => {
    const answer = await returned(person());
    google.forge((claims) => ({ ...claims, ...altered }));
    await expect(finish(answer)).rejects.toEqual(refusal('invalid_credentials'));
  });

  test('is refused when its ID token is not signed by Google', async () => {
    const answer = await returned(person());
    google.forge((claims) => claims, true);
    await expect(finish(answer)).rejects.toEqual(refusal('invalid_credentials'));
  });
});

describe('the request to Google', () => {
  test('asks for a code with state, nonce and an S256 challenge, returned to our only redirect URI', async () => {
    const { url, ticket } = await (await visitor()).auth.users.google_start();
    const params = Object.fromEntries(new URL(url).searchParams);
    expect(params).toMatchObject({
      response_type: 'code',
      client_id: google.client.id,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const secret of [params.state, params.nonce, params.code_challenge]) expect(secret).toMatch(/^[\w-]{40,}$/);
    expect(ticket).not.toContain(params.state);
  });

  test('has a button only if Google is configured', async () => {
    expect(await (await visitor()).auth.sign_in_providers()).toEqual({ google: true, facebook: false });
  });
});

test('wrong Google codes are limited per client address', async () => {
  const guesser = await callerFor(null, { address: freshAddress() });
  const guess = () => guesser.auth.users.google_login({ code: 'made-up' }).catch((error: unknown) => error);
  for (let count = 0; count < 30; count++) expect(await guess()).toEqual(refusal('invalid_credentials'));
  expect(await guess()).toEqual(refusal('too_many_requests'));
});

test('a successful Google sign-in does not use up the attempts of a client address', async () => {
  const address = freshAddress();
  const who = person();
  for (let count = 0; count <= 30; count++) {
    const answer = await returned(who);
    await expect((await callerFor(null, { address })).auth.users.google_finish(answer)).resolves.toBeTruthy();
  }
});
