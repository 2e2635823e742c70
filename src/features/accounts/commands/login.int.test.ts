import { describe, expect, test } from 'vitest';
import type { Audience } from '@/features/accounts/domain/audience';
import {
  failedLoginsPerAccount,
  failedLoginsPerAccountAndNetwork,
  failedLoginsPerNetwork,
} from '@/features/accounts/domain/limits';
import { accountJobs } from '@/features/accounts/jobs';
import { networkOf } from '@/server/auth/client-network';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, PASSWORD } from '@/test/factories';
import { runJobs, waitingJobs } from '@/test/jobs';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { freshAddress, setTriesLeft, triesOf } from '@/test/try-limits';

type From = { address?: string; device?: string | undefined; audience?: Audience };

async function enter(
  email: string,
  password: string,
  { address = freshAddress(), device, audience = 'users' }: From = {},
) {
  const { auth } = await callerFor(null, { address });
  return auth[audience].login({ email, password, ...(device && { device_token: device }) });
}
const wrong = (email: string, from?: From) => refusalOf(enter(email, 'not that one', from));
const statusOf = async (email: string, from?: From) => (await wrong(email, from)).status;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const newcomer = async (about: Parameters<typeof account>[0] = {}) => (await account(about)).email;
const nobody = async () => `${crypto.randomUUID()}@example.test`;
const usedUp = (email: string, audience: Audience = 'users') =>
  setTriesLeft(failedLoginsPerAccount, `${audience}:${email}`, 0);

describe('wrong passwords', () => {
  test('typed five times in one network do not lock the account in another network', async () => {
    const email = await newcomer();
    for (const status of await Promise.all(times(5, () => statusOf(email, { address: '203.0.113.7' }))))
      expect(status).toBe(401);
    expect(await refusalOf(enter(email, PASSWORD, { address: '203.0.113.7' }))).toMatchObject({ status: 429 });
    expect(await enter(email, PASSWORD, { address: '198.51.100.7' })).toMatchObject({ message: 'Welcome aboard.' });
  });

  test('from several addresses of one network are counted together', async () => {
    const email = await newcomer();
    for (let host = 0; host < 5; host++) await wrong(email, { address: `203.0.113.${host}` });
    expect(await wrong(email, { address: '::ffff:203.0.113.99' })).toMatchObject({ status: 429 });
    expect(await statusOf(email, { address: '203.0.114.1' })).toBe(401);
  });

  test('are evaluated five times per account, however many arrive at once', async () => {
    const email = await newcomer();
    const from = { address: freshAddress() };
    const statuses = await Promise.all(times(20, () => statusOf(email, from)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(await triesOf(failedLoginsPerNetwork, from.address)).toBe(5);
    expect(await triesOf(failedLoginsPerAccount, `users:${email}`)).toBe(5);
  });

  test('are evaluated thirty times per network, with an IPv6 network counted as one', async () => {
    const statuses = await Promise.all(
      times(40, async (host) => statusOf(await nobody(), { address: `2001:db8:7:${host}::1` })),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(await statusOf(await nobody(), { address: '2001:db8:8::1' })).toBe(401);
  });

  test('are evaluated a hundred times a day per account across all networks', async () => {
    const email = await newcomer();
    await setTriesLeft(failedLoginsPerAccount, `users:${email}`, 3);
    const statuses = await Promise.all(times(10, () => statusOf(email)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    const refused = await refusalOf(enter(email, PASSWORD));
    expect(refused).toMatchObject({
      status: 429,
      message: 'Too many attempts. Please try again in 24 hours.',
    });
    expect(refused.retryAfterSeconds).toBeGreaterThan(23 * 3600);
    expect(await triesOf(failedLoginsPerAccount, `users:${email}`)).toBe(100);
  });
});

describe('a correct password', () => {
  test('is not counted, even in parallel with others', async () => {
    const email = await newcomer();
    const from = { address: freshAddress() };
    await Promise.allSettled(times(12, () => enter(email, PASSWORD, from)));
    const account = `users:${email}`;
    const counts = [
      triesOf(failedLoginsPerAccountAndNetwork, `${account}@${networkOf(from.address)}`),
      triesOf(failedLoginsPerNetwork, from.address),
      triesOf(failedLoginsPerAccount, account),
    ];
    expect(await Promise.all(counts)).toEqual([0, 0, 0]);
    expect(await enter(email, PASSWORD, from)).toMatchObject({ token: expect.any(String) });
  });

  test('of an account that may not sign in is not counted', async () => {
    const email = await newcomer({ emailVerifiedAt: null });
    expect(await refusalOf(enter(email, PASSWORD))).toMatchObject({ code: 'email_unconfirmed' });
    expect(await triesOf(failedLoginsPerAccount, `users:${email}`)).toBe(0);
  });
});

test("a refusal does not reveal an account's existence", async () => {
  const guess = async (email: string, audience: Audience = 'users') => {
    await setTriesLeft(failedLoginsPerAccount, `${audience}:${email}`, 6);
    const from = { address: freshAddress(), audience, device: 'nonsense' };
    const answers = [];
    for (let again = 0; again < 7; again++) answers.push(await wrong(email, from));
    for (let network = 0; network < 2; network++) answers.push(await wrong(email, { audience }));
    return answers.map(({ status, message }) => `${status} ${message}`);
  };
  const expected = [
    ...times(5, () => '401 Credential is not valid'),
    ...times(2, () => '429 Too many attempts. Please try again in 15 minutes.'),
    '401 Credential is not valid',
    '429 Too many attempts. Please try again in 24 hours.',
  ];
  const somebody = [newcomer(), nobody(), newcomer({ active: false }), newcomer({ emailVerifiedAt: null })];
  somebody.push(newcomer({ passwordHash: null }), newcomer({ role: 'ADMIN' }));
  for (const email of await Promise.all(somebody)) expect(await guess(email)).toEqual(expected);
  for (const email of await Promise.all([newcomer({ role: 'ADMIN' }), newcomer()]))
    expect(await guess(email, 'admins')).toEqual(expected);
});

describe.each([
  ['users', 'USER'],
  ['admins', 'ADMIN'],
] as const)('a trusted device, for %s', (audience, role) => {
  const trusted = async (email: string) => (await enter(email, PASSWORD, { audience })).device_token;

  test('admits its owner after a correct password while others guess', async () => {
    const email = await newcomer({ role });
    const device = await trusted(email);
    await usedUp(email, audience);
    expect(await refusalOf(enter(email, PASSWORD, { audience }))).toMatchObject({ status: 429 });
    expect(await enter(email, PASSWORD, { audience, device })).toMatchObject({ token: expect.any(String) });
  });

  test('has its own ten attempts, separate from other devices', async () => {
    const email = await newcomer({ role });
    const from = { audience, device: await trusted(email), address: freshAddress() };
    const statuses = await Promise.all(times(14, () => statusOf(email, from)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(await refusalOf(enter(email, PASSWORD, from))).toMatchObject({ status: 429 });
    expect(await triesOf(failedLoginsPerAccount, `${audience}:${email}`)).toBe(0);
    expect(await enter(email, PASSWORD, { audience, address: from.address })).toMatchObject({
      token: expect.any(String),
    });
  });

  test('is trusted for no other account, and not after a change of password', async () => {
    const [email, other] = [await newcomer({ role }), await newcomer({ role })];
    const device = await trusted(email);
    await usedUp(other, audience);
    expect(await refusalOf(enter(other, PASSWORD, { audience, device }))).toMatchObject({ status: 429 });
    await usedUp(email, audience);
    await db.user.update({ where: { email }, data: { sessionVersion: { increment: 1 } } });
    expect(await refusalOf(enter(email, PASSWORD, { audience, device }))).toMatchObject({ status: 429 });
  });
});

describe('the owner of an account whose password is guessed', () => {
  const guessedOut = async (email: string, audience: Audience = 'users') => {
    await setTriesLeft(failedLoginsPerAccount, `${audience}:${email}`, 2);
    await Promise.all(times(6, () => wrong(email, { audience })));
    await runJobs(accountJobs);
  };

  test('gets an email, at most once a day', async () => {
    const email = await newcomer({ locale: 'de' });
    await guessedOut(email);
    expect(await mailsTo(email)).toMatchObject([
      { template: 'password_guesses', locale: 'de', params: { path: '/forgot-password', until: expect.any(String) } },
    ]);
    await guessedOut(email);
    expect(await mailsTo(email)).toHaveLength(1);
    const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
    await db.user.update({ where: { email }, data: { guessNoticeAt: yesterday } });
    await guessedOut(email);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('gets an email for guesses at the admin endpoint too', async () => {
    const email = await newcomer({ role: 'ADMIN' });
    await guessedOut(email, 'admins');
    expect(await mailsTo(email)).toMatchObject([{ params: { path: '/admin/forgot-password' } }]);
  });

  test('gets no email if the account has no password to guess', async () => {
    const [elsewhere, ...others] = await Promise.all([
      newcomer({ role: 'ADMIN' }),
      nobody(),
      newcomer({ active: false }),
      newcomer({ emailVerifiedAt: null }),
      newcomer({ passwordHash: null }),
    ]);
    for (const email of [elsewhere, ...others]) {
      await guessedOut(email);
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  test('is not revealed to the guesser: an address without an account queues the same job', async () => {
    for (const email of [await newcomer(), await nobody()]) {
      await setTriesLeft(failedLoginsPerAccount, `users:${email}`, 1);
      await wrong(email);
      const jobs = (await waitingJobs()).filter(({ name }) => name === 'accounts.notify_of_guesses');
      expect(jobs).toMatchObject([{ payload: { sealed: expect.any(String) } }]);
      expect(JSON.stringify(jobs)).not.toContain(email);
      await runJobs(accountJobs);
    }
  });
});
