import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Audience } from '@/features/accounts/domain/audience';
import { db } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import { callerFor } from '@/test/actors';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { forgetTries, freshAddress } from '@/test/try-limits';
import { issueLink } from './issue-link';
import { codeSubject } from './try-code';

const NOW = new Date('2026-03-01T08:00:00Z');
const minutesLater = (minutes: number, milliseconds = 0) => new Date(NOW.getTime() + minutes * 60_000 + milliseconds);
const NEW = 'laut biru 7';
const WRONG = 'WRNG22';

type Setting = { audience?: Audience; now?: Date; locale?: Locale; address?: string };
const at = async ({ audience = 'users', now = NOW, address = freshAddress(), locale = 'en' }: Setting) =>
  (await callerFor(null, { now, address, locale })).auth[audience];

const ask = async (email: string, setting: Setting = {}) => (await at(setting)).forgot_password({ email });
const verify = async (email: string, pin: string, setting: Setting = {}) =>
  (await at(setting)).verify_pin({ email, pin });
const reset = async (email: string, pin: string, setting: Setting = {}) =>
  (await at(setting)).reset_password({ email, pin, password: NEW, confirm_password: NEW });
const login = async (email: string, password: string, audience: Audience = 'users') =>
  (await at({ audience, now: new Date() })).login({ email, password });

async function codeTo(email: string): Promise<string> {
  const codes = (await mailsTo(email)).filter(({ template }) => template === 'otp');
  return String(codes.at(-1)?.params.code);
}
async function codeFor(email: string, setting: Setting = {}): Promise<string> {
  await ask(email, setting);
  return codeTo(email);
}

const wrong = { status: 422, message: 'OTP is not correct', errors: { pin: ['OTP is not correct'] } };
const EXPIRED = 'Your OTP has expired. Please request a new one';
const expired = { status: 422, message: EXPIRED, errors: { pin: [EXPIRED] } };

describe('requesting a code', () => {
  test('sends one of six characters, in the language of the account, valid for ten minutes', async () => {
    const user = await account({ locale: 'de' });
    expect(await ask(` ${user.email.toUpperCase()}`)).toEqual({
      message: 'If there is an account with this address, an OTP has been sent to it. Please check your email.',
    });
    expect(await mailsTo(user.email)).toEqual([
      expect.objectContaining({
        locale: 'de',
        template: 'otp',
        params: { name: 'Sari', code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/), minutes: 10 },
      }),
    ]);
  });

  test('gets the same answer for every address and sends nothing without an account of that audience', async () => {
    const existing = await account();
    const answer = await ask(existing.email);
    const admin = await account({ role: 'ADMIN' });
    const others: [string, Audience][] = [
      [`${randomUUID()}@example.test`, 'users'],
      [admin.email, 'users'],
      [existing.email, 'admins'],
    ];
    for (const [email, audience] of others) expect(await ask(email, { audience })).toEqual(answer);
    expect(await mailsTo(existing.email)).toHaveLength(1);
    expect(await mailsTo(admin.email)).toEqual([]);
  });

  test('within a minute gets the same answer, sends nothing and leaves the code valid', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(1);
    await verify(email, code);
  });

  test('after a minute sends another code, which voids the first', async () => {
    const { email } = await account();
    const old = await codeFor(email);
    await forgetTries();
    const fresh = await codeFor(email);
    expect(await refusalOf(verify(email, old))).toMatchObject(wrong);
    await verify(email, fresh);
  });

  test.each([true, false])('is allowed three times in 15 minutes (known address: %s)', async (hasAccount) => {
    const email = hasAccount ? (await account()).email : `${randomUUID()}@example.test`;
    for (let done = 0; done < 3; done += 1) await ask(email);
    const refusal = await refusalOf(ask(email));
    expect(refusal).toMatchObject({ status: 429, message: expect.stringContaining('Please try again in 15 minutes') });
    expect(refusal.retryAfterSeconds).toBeGreaterThan(800);
  });

  test('is allowed twenty times in 15 minutes per client address', async () => {
    const address = freshAddress();
    const unknown = () => `${randomUUID()}@example.test`;
    await Promise.all(Array.from({ length: 20 }, () => ask(unknown(), { address })));
    expect(await refusalOf(ask(unknown(), { address }))).toMatchObject({ status: 429 });
  });

  test('leaves neither the code nor the address readable in the database', async () => {
    const unknown = `${randomUUID()}@example.test`;
    const { email } = await account();
    await ask(unknown);
    const code = await codeFor(email);
    const storedCodes = JSON.stringify(await db.$queryRaw`SELECT * FROM one_time_codes`);
    const jobs = JSON.stringify(await db.$queryRaw`SELECT payload FROM graphile_worker._private_jobs`);
    for (const secret of [code, email, unknown]) expect(storedCodes + jobs).not.toContain(secret);
  });
});

describe('a code for a new password', () => {
  test('can be verified, in lower case too, without being used up', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    const answer = { message: 'The OTP is correct. Please choose a new password.' };
    for (let done = 0; done < 7; done += 1) expect(await verify(email, code)).toEqual(answer);
    expect(await verify(email, ` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)).toEqual(answer);
    await reset(email, code);
  });

  test('has five tries shared by verifying and resetting, after which the correct one has expired too', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    expect(await refusalOf(verify(email, WRONG))).toMatchObject(wrong);
    expect(await refusalOf(reset(email, WRONG))).toMatchObject(wrong);
    expect(await refusalOf(verify(email, WRONG))).toMatchObject(wrong);
    expect(await refusalOf(reset(email, WRONG))).toMatchObject(wrong);
    expect(await refusalOf(verify(email, WRONG))).toMatchObject(expired);
    expect(await refusalOf(verify(email, code))).toMatchObject(expired);
    expect(await refusalOf(reset(email, code))).toMatchObject(expired);
    await expect(login(email, PASSWORD)).resolves.toHaveProperty('token');
  });

  test('is accepted with its last try', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    for (let done = 0; done < 4; done += 1) await refusalOf(verify(email, WRONG));
    await verify(email, code);
    await reset(email, code);
  });

  test('is valid for ten minutes and no longer', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    await verify(email, code, { now: minutesLater(10, -1) });
    expect(await refusalOf(verify(email, code, { now: minutesLater(10) }))).toMatchObject(expired);
    expect(await refusalOf(reset(email, code, { now: minutesLater(10) }))).toMatchObject(expired);
  });

  test('is valid only for its own audience and its own address', async () => {
    const user = await account();
    const other = await account();
    const code = await codeFor(user.email);
    await ask(other.email);
    expect(await refusalOf(reset(user.email, code, { audience: 'admins' }))).toMatchObject(expired);
    expect(await refusalOf(reset(other.email, code))).toMatchObject(wrong);
    await reset(user.email, code);
  });

  test('is invalid after the account changed its address', async () => {
    const user = await account();
    const code = await codeFor(user.email);
    await db.user.update({ where: { id: user.id }, data: { email: `new-${user.email}` } });
    expect(await refusalOf(reset(user.email, code))).toMatchObject(expired);
    await expect(login(`new-${user.email}`, PASSWORD)).resolves.toHaveProperty('token');
  });

  test('is refused in the language of the page', async () => {
    const { email } = await account();
    expect(await refusalOf(verify(email, WRONG, { locale: 'de' }))).toMatchObject({
      message: 'Ihr Einmalcode ist abgelaufen. Bitte fordern Sie einen neuen an',
    });
  });
});

describe('an address without an account', () => {
  const strangers: [string, () => Promise<[string, Audience]>][] = [
    ['is unknown', async () => [`${randomUUID()}@example.test`, 'users']],
    ['is of the staff', async () => [(await account({ role: 'ADMIN' })).email, 'users']],
    ['is a customer at the door of the staff', async () => [(await account()).email, 'admins']],
    ['has an account', async () => [(await account()).email, 'users']],
  ];

  test.each(strangers)('gets, try by try, the same answers as one that has one: it %s', async (_, stranger) => {
    const [email, audience] = await stranger();
    expect(await refusalOf(verify(email, WRONG, { audience }))).toMatchObject(expired);
    await ask(email, { audience });
    for (let done = 0; done < 4; done += 1) {
      expect(
        await refusalOf(done % 2 ? reset(email, WRONG, { audience }) : verify(email, WRONG, { audience })),
      ).toMatchObject(wrong);
    }
    expect(await refusalOf(verify(email, WRONG, { audience }))).toMatchObject(expired);
    expect(await refusalOf(verify(email, WRONG, { audience }))).toMatchObject(expired);
    await forgetTries();
    await ask(email, { audience });
    expect(await refusalOf(verify(email, WRONG, { audience }))).toMatchObject(wrong);
    expect(await refusalOf(verify(email, WRONG, { audience, now: minutesLater(10) }))).toMatchObject(expired);
  });
});

describe('a hundred parallel guesses', () => {
  const guesses = Array.from(
    { length: 100 },
    (_, guess) => `GS2${String(guess).replace(/[01]/g, 'X').padStart(3, 'Y')}`,
  );

  test('are evaluated at most five times', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    const refusals = await Promise.all(guesses.map((guess) => refusalOf(verify(email, guess))));
    // The fifth is compared as well; its answer reports that no tries are left.
    expect(refusals.filter(({ message }) => message === wrong.message)).toHaveLength(4);
    expect(refusals.filter(({ message }) => message === EXPIRED)).toHaveLength(96);
    expect(await refusalOf(reset(email, code))).toMatchObject(expired);
  });

  test('would be evaluated more often if tries were read first and written later', async () => {
    const { email } = await account();
    await ask(email);
    const where = { subject: codeSubject('users', email) };
    let evaluated = 0;
    await Promise.all(
      guesses.map(async () => {
        const { triesLeft } = await db.oneTimeCode.findUniqueOrThrow({ where });
        if (triesLeft <= 0) return;
        evaluated += 1;
        await db.oneTimeCode.update({ where, data: { triesLeft: triesLeft - 1 } });
      }),
    );
    expect(evaluated).toBeGreaterThan(5);
  });

  test('from one client address are refused after thirty, across all accounts', async () => {
    const address = freshAddress();
    const refusals = await Promise.all(
      guesses.map((guess) => refusalOf(verify(`${guess}@example.test`, guess, { address }))),
    );
    expect(refusals.filter(({ status }) => status === 422)).toHaveLength(30);
    expect(refusals.filter(({ status }) => status === 429)).toHaveLength(70);
  });

  test('with the correct code do not count, so that many users can share an address', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    const address = freshAddress();
    for (let done = 0; done < 35; done += 1) await verify(email, code, { address });
  });

  test('never make the number of tries negative', async () => {
    const { email } = await account();
    await ask(email);
    const update = db.oneTimeCode.update({ where: { subject: codeSubject('users', email) }, data: { triesLeft: -1 } });
    await expect(update).rejects.toThrow(/one_time_codes_tries_left_check/);
  });
});

describe('a new password by code', () => {
  test('replaces the old one and uses the code up', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    expect(await reset(email, code)).toEqual({ message: 'Your new password is set. Please log in with it.' });
    expect(await refusalOf(login(email, PASSWORD))).toMatchObject({ code: 'credential_invalid' });
    await expect(login(email, NEW)).resolves.toHaveProperty('token');
    expect(await refusalOf(reset(email, code))).toMatchObject(expired);
  });

  test('set five times at once with one code is set once', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    const resets = Array.from({ length: 5 }, () => reset(email, code));
    const results = await Promise.allSettled(resets);
    const refused = resets.filter((_, one) => results[one]?.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const each of refused) expect(await refusalOf(each)).toMatchObject(expired);
    expect((await mailsTo(email)).filter(({ template }) => template === 'password_changed')).toHaveLength(1);
  });

  test('ends every session', async () => {
    const user = await account();
    const tokens = [await signIn(user), await signIn(user)];
    await reset(user.email, await codeFor(user.email));
    expect(await db.session.count({ where: { userId: user.id, endedAt: null } })).toBe(0);
    // A session begun with the old password at the same moment ends as well.
    for (const token of [...tokens, await signIn(user)]) {
      const caller = await callerFor(token);
      expect(await refusalOf(caller.account.profile())).toMatchObject({ status: 401 });
    }
  });

  test('is reported by mail', async () => {
    const { email } = await account({ locale: 'id' });
    await reset(email, await codeFor(email));
    expect(await mailsTo(email)).toContainEqual(
      expect.objectContaining({
        locale: 'id',
        template: 'password_changed',
        params: { name: 'Sari', path: '/forgot-password', at: NOW.toISOString() },
      }),
    );
  });

  test('confirms an unconfirmed address, since its mail was read', async () => {
    const { email } = await account({ emailVerifiedAt: null });
    await reset(email, await codeFor(email));
    await expect(login(email, NEW)).resolves.toHaveProperty('token');
  });

  test('voids a pending change of e-mail that somebody with the old password may have requested', async () => {
    const user = await account();
    await issueLink(db, { userId: user.id, purpose: 'email_change', email: 'thief@example.test' }, NOW);
    await reset(user.email, await codeFor(user.email));
    expect(await db.linkToken.count({ where: { userId: user.id, usedAt: null } })).toBe(0);
  });

  test('works for admins at their own endpoint', async () => {
    const { email } = await account({ role: 'ADMIN' });
    const code = await codeFor(email, { audience: 'admins' });
    await verify(email, code, { audience: 'admins' });
    await reset(email, code, { audience: 'admins' });
    await expect(login(email, NEW, 'admins')).resolves.toHaveProperty('token');
    expect(await mailsTo(email)).toContainEqual(
      expect.objectContaining({ params: expect.objectContaining({ path: '/admin/forgot-password' }) }),
    );
  });

  test('that is refused costs the code no try', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    const caller = await at({});
    for (let done = 0; done < 6; done += 1) {
      const refusal = await refusalOf(
        caller.reset_password({ email, pin: code, password: 'password123', confirm_password: 'password123' }),
      );
      expect(refusal.errors).toHaveProperty('password');
    }
    await reset(email, code);
  });
});
