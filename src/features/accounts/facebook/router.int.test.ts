import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import {
  accountAt,
  auth,
  codeFor,
  confirm,
  finish,
  person,
  profileOf,
  returned,
  unknown,
} from '@/test/facebook-sign-in';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusal } from '@/test/refusal';

const facebook = await vi.hoisted(async () => (await import('@/test/own-facebook')).startFacebook());
const google = await vi.hoisted(async () => (await import('@/test/own-google')).startGoogle());
afterAll(() => Promise.all([facebook.stop(), google.stop()]));

describe('a new customer who signs in with Facebook', () => {
  test('gets an account only once the emailed code has confirmed the address', async () => {
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

  test('is signed in at once the next time by the Facebook id, regardless of the address', async () => {
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

  test('gets no account with a wrong code, and none after five guesses', async () => {
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

  test('can use a code once, only with its own proof and address', async () => {
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

  test('has thirty minutes, and only with a proof sealed by this shop', async () => {
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
  test('is not linked, and the answer does not reveal that it exists', async () => {
    const user = await account();
    const stranger = person({ email: user.email });
    const { proof, email } = await unknown(stranger);
    const answer = await (await auth()).facebook_send_code({ proof, email: email ?? '' });
    const free = await unknown(person());
    expect(await (await auth()).facebook_send_code({ proof: free.proof, email: free.email ?? '' })).toEqual(answer);
    expect(await db.identity.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test('goes to the owner who enters the emailed code, and keeps its password', async () => {
    const user = await account();
    const { proof } = await unknown(person({ email: user.email }));
    expect((await profileOf(await confirm(proof, user.email))).uuid).toBe(user.id);
    const login = await (await auth()).login({ email: user.email, password: PASSWORD });
    expect(login.token).toBeTruthy();
  });

  test('that was never confirmed loses the password and sessions a stranger may have created', async () => {
    const user = await account({ emailVerifiedAt: null });
    const strangers = await signIn(user);
    const { proof } = await unknown(person({ email: user.email }));
    expect((await profileOf(await confirm(proof, user.email))).uuid).toBe(user.id);
    expect(await accountAt(user.email)).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    await expect(profileOf({ token: strangers })).rejects.toEqual(refusal('unauthenticated'));
  });

  test('gets no code if it belongs to an admin', async () => {
    const admin = await account({ role: 'ADMIN' });
    const who = person({ email: admin.email });
    const { proof } = await unknown(who);
    await (await auth()).facebook_send_code({ proof, email: admin.email });
    expect(await mailsTo(admin.email)).toEqual([]);
    await db.identity.create({ data: { provider: 'FACEBOOK', subject: who.id, userId: admin.id } });
    await expect(finish(who)).rejects.toEqual(refusal('invalid_credentials'));
    expect(await db.session.count({ where: { userId: admin.id } })).toBe(0);
  });

  test('tells its owner when it is deactivated, at the first sign-in and later', async () => {
    const user = await account({ active: false });
    const who = person({ email: user.email });
    const { proof } = await unknown(who);
    await expect(confirm(proof, user.email)).rejects.toEqual(refusal('deactivated'));
    await expect(finish(who)).rejects.toEqual(refusal('deactivated'));
  });
});

test('the Facebook id is exported with the account and erased with it', async () => {
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
    await expect(attempt({ ...mine, code: other.code })).rejects.toEqual(refusal('invalid_credentials'));
    const another = await returned(person());
    const late = await auth({ now: new Date(Date.now() + 10 * 60_000) });
    await expect(late.facebook_finish(another)).rejects.toEqual(refusal('sign_in_expired'));
    await attempt(another);
    await expect(attempt(another)).rejects.toEqual(refusal('invalid_credentials'));
  });

  test('is not accepted with a ticket for Google', async () => {
    const { ticket, url } = await (await auth()).google_start();
    const state = new URL(url).searchParams.get('state') ?? '';
    const { code } = await returned(person());
    await expect((await auth()).facebook_finish({ code, state, ticket })).rejects.toEqual(refusal('sign_in_expired'));
  });

  test('cannot be guessed, because wrong codes are limited per client address', async () => {
    const guesser = await auth();
    const guess = () => guesser.facebook_login({ code: 'made-up' }).catch((error: unknown) => error);
    for (let count = 0; count < 30; count++) expect(await guess()).toEqual(refusal('invalid_credentials'));
    expect(await guess()).toEqual(refusal('too_many_requests'));
  });
});
