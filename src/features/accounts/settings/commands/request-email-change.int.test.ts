import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { account, PASSWORD, signIn } from '@/test/factories';
import { whileLocked } from '@/test/locks';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';

const newAddress = () => `${randomUUID()}@new.example`;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

async function request(user: User, email: string, current_password: string | undefined = PASSWORD) {
  const { account: own } = await callerFor(await signIn(user));
  return own.request_email_change({ email, current_password });
}

describe('requesting a change of email', () => {
  test('sends a link to the new address and a notice to the old one, which stays', async () => {
    const user = await account({ locale: 'de' });
    const email = newAddress();
    expect(await request(user, email.toUpperCase())).toEqual({
      message: `We have sent a link to ${email}. Your address changes once you have opened it.`,
    });
    expect(await mailsTo(email)).toMatchObject([
      {
        locale: 'de',
        template: 'email_change_confirm',
        params: { name: 'Sari', path: expect.stringMatching(/^\/email-change-verification\/[\w-]{43}$/), hours: 24 },
      },
    ]);
    expect(await mailsTo(user.email)).toMatchObject([
      { locale: 'de', template: 'email_change_notice', params: { newEmail: email } },
    ]);
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ email: user.email });
  });

  test('leads an admin to the back office page', async () => {
    const user = await account({ role: 'ADMIN' });
    const email = newAddress();
    const { admin } = await callerFor(await signIn(user));
    await admin.account.request_email_change({ email, current_password: PASSWORD });
    expect(await mailsTo(email)).toMatchObject([
      { params: { path: expect.stringMatching(/^\/admin\/email-change-verification\//) } },
    ]);
  });

  test('does not reveal whether the address has an account, because only its owner gets an email', async () => {
    const user = await account();
    const owner = await account({ locale: 'ja' });
    const free = newAddress();
    const answers = [await request(user, owner.email), await request(user, free)];
    expect(answers.map(({ message }) => message.replace(owner.email, '…').replace(free, '…'))).toEqual([
      expect.stringContaining('We have sent a link to …'),
      expect.stringContaining('We have sent a link to …'),
    ]);
    expect(await mailsTo(owner.email)).toMatchObject([{ template: 'already_registered', locale: 'ja' }]);
    expect((await mailsTo(user.email)).map(({ template }) => template)).toEqual([
      'email_change_notice',
      'email_change_notice',
    ]);
  });

  test('requires the password of the account', async () => {
    const user = await account();
    expect(await refusalOf(request(user, newAddress(), ''))).toMatchObject({
      status: 422,
      message: 'Some fields are required',
      errors: { current_password: ['Current password is required'] },
    });
    expect(await refusalOf(request(user, newAddress(), 'wrong-password'))).toMatchObject({
      status: 422,
      errors: { current_password: ['Current password is not correct'] },
    });
    expect(await mailsTo(user.email)).toEqual([]);
  });

  test('requires a sign-in within the last ten minutes when there is no password', async () => {
    const user = await account({ passwordHash: null, provider: 'GOOGLE' });
    const token = await signIn(user);
    const ask = async (now: Date) =>
      (await callerFor(token, { now })).account.request_email_change({ email: newAddress() });
    await expect(ask(minutes(9))).resolves.toBeTruthy();
    expect(await refusalOf(ask(minutes(11)))).toMatchObject({
      status: 422,
      errors: { current_password: [expect.stringContaining('sign in again')] },
    });
  });

  test('is refused for the current address, with a reason', async () => {
    const user = await account();
    expect(await refusalOf(request(user, ` ${user.email.toUpperCase()} `))).toMatchObject({
      errors: { email: ['This is already your email address'] },
    });
  });

  test('is allowed three times in 15 minutes', async () => {
    const user = await account();
    for (let count = 0; count < 3; count++) await request(user, newAddress());
    expect(await refusalOf(request(user, newAddress()))).toMatchObject({ status: 429 });
  });

  test('starts no change of address when the password changes at the same moment', async () => {
    const user = await account();
    const { account: own } = await callerFor(await signIn(user));
    const asking = await whileLocked(
      1,
      (tx) => tx.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } }),
      () => ({
        refusal: refusalOf(own.request_email_change({ email: newAddress(), current_password: PASSWORD })),
      }),
    );
    expect(await asking.refusal).toMatchObject({ status: 401 });
    expect(await db.linkToken.count({ where: { userId: user.id } })).toBe(0);
  });
});
