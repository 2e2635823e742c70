import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Audience } from '@/features/accounts/domain/audience';
import { db } from '@/server/database/db';
import { account } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { ask, codeFor, expired, minutesLater, reset, verify, WRONG, wrong } from '@/test/reset-codes';
import { freshAddress, resetTries } from '@/test/try-limits';

describe('requesting a code', () => {
  test("sends six characters in the account's language, valid for ten minutes", async () => {
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

  test('gets the same answer for every address, and sends nothing without an account of that audience', async () => {
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

  test('gets the same answer within a minute, sends nothing and leaves the code valid', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(1);
    await verify(email, code);
  });

  test('after a minute sends another code, which voids the first one', async () => {
    const { email } = await account();
    const old = await codeFor(email);
    await resetTries();
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

describe('an address without an account', () => {
  const strangers: [string, () => Promise<[string, Audience]>][] = [
    ['is unknown', async () => [`${randomUUID()}@example.test`, 'users']],
    ['is of the staff', async () => [(await account({ role: 'ADMIN' })).email, 'users']],
    ['is a customer at the door of the staff', async () => [(await account()).email, 'admins']],
    ['has an account', async () => [(await account()).email, 'users']],
  ];

  test.each(strangers)(
    'gets the same answer to each attempt as an address with an account: it %s',
    async (_, stranger) => {
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
      await resetTries();
      await ask(email, { audience });
      expect(await refusalOf(verify(email, WRONG, { audience }))).toMatchObject(wrong);
      expect(await refusalOf(verify(email, WRONG, { audience, now: minutesLater(10) }))).toMatchObject(expired);
    },
  );
});
