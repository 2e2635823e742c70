import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { at, codeFor, expired, login, NEW, NOW, reset, verify } from '@/test/reset-codes';
import { issueLink } from './issue-link';

describe('a new password by code', () => {
  test('replaces the old one and uses up the code', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    expect(await reset(email, code)).toEqual({ message: 'Your new password is set. Please log in with it.' });
    expect(await refusalOf(login(email, PASSWORD))).toMatchObject({ code: 'invalid_credentials' });
    await expect(login(email, NEW)).resolves.toHaveProperty('token');
    expect(await refusalOf(reset(email, code))).toMatchObject(expired);
  });

  test('happens once when sent five times at once', async () => {
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
    // A session begun concurrently with the old password ends as well.
    for (const token of [...tokens, await signIn(user)]) {
      const caller = await callerFor(token);
      expect(await refusalOf(caller.account.profile())).toMatchObject({ status: 401 });
    }
  });

  test('is reported by email', async () => {
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

  test('confirms an unconfirmed address, because the code was read in its mailbox', async () => {
    const { email } = await account({ emailVerifiedAt: null });
    await reset(email, await codeFor(email));
    await expect(login(email, NEW)).resolves.toHaveProperty('token');
  });

  test('voids a pending change of email that may have been requested with the old password', async () => {
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

  test('that is refused does not count as an attempt at the code', async () => {
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
