import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { account } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { freshAddress, resetTries } from '@/test/try-limits';

const resend = async (email: string, address = freshAddress()) =>
  (await callerFor(null, { address })).auth.users.resend_email_verification({ email });
const unconfirmed = () => account({ emailVerifiedAt: null, locale: 'zh' });

describe('requesting a new confirmation link', () => {
  test("sends a link to an unconfirmed account, in the account's language", async () => {
    const { email } = await unconfirmed();
    await resend(` ${email.toUpperCase()} `);
    expect(await mailsTo(email)).toEqual([expect.objectContaining({ template: 'verify_email', locale: 'zh' })]);
  });

  test('gets the same answer for every address, and sends nothing to a confirmed or unknown address', async () => {
    const unknown = `${randomUUID()}@example.test`;
    const confirmed = await account();
    const admin = await account({ role: 'ADMIN', emailVerifiedAt: null });
    const waiting = await unconfirmed();
    const answer = await resend(waiting.email);
    for (const email of [unknown, confirmed.email, admin.email]) {
      expect(await resend(email)).toEqual(answer);
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  test('gets the same answer within a minute and sends no second email', async () => {
    const { email } = await unconfirmed();
    const answers = await Promise.all([resend(email), resend(email), resend(email)]);
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('sends another link after a minute', async () => {
    const { email } = await unconfirmed();
    await resend(email);
    await resetTries();
    await resend(email);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('for an address without an account does not delay the email of a registration', async () => {
    const email = `${randomUUID()}@example.test`;
    const address = freshAddress();
    await resend(email, address);
    const { auth } = await callerFor(null, { address });
    await auth.users.register({
      first_name: 'Ayu',
      last_name: 'Lestari',
      email,
      password: 'laut biru 7',
      confirm_password: 'laut biru 7',
    });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test.each([true, false])('is allowed three times in 15 minutes (known address: %s)', async (hasAccount) => {
    const email = hasAccount ? (await unconfirmed()).email : `${randomUUID()}@example.test`;
    for (let done = 0; done < 3; done += 1) await resend(email);
    const refusal = await refusalOf(resend(email));
    expect(refusal.status).toBe(429);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(800);
  });

  test('is allowed ten times an hour per client address', async () => {
    const address = freshAddress();
    await Promise.all(Array.from({ length: 10 }, () => resend(`${randomUUID()}@example.test`, address)));
    expect(await refusalOf(resend(`${randomUUID()}@example.test`, address))).toMatchObject({ status: 429 });
  });
});
