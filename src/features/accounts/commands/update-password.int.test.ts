import { describe, expect, test } from 'vitest';
import type { Account } from '@/features/accounts/data';
import type { Audience } from '@/features/accounts/domain/audience';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { issueLink } from './issue-link';

const NEW = 'laut biru 7';
const form = { current_password: PASSWORD, password: NEW, confirm_password: NEW };

async function accountOf(token: string | undefined, audience: Audience = 'users') {
  const { account, admin } = await callerFor(token ?? null);
  return audience === 'admins' ? admin.account : account;
}
const change = async (token: string, about: object = {}, audience: Audience = 'users') =>
  (await accountOf(token, audience)).change_password({ ...form, ...about });
const login = async ({ email }: Pick<Account, 'email'>, password: string) =>
  (await callerFor(null)).auth.users.login({ email, password });

const notCorrect = { status: 422, errors: { current_password: ['Current password is not correct'] } };

describe('changing the password', () => {
  test('replaces the old password and is reported by email', async () => {
    const user = await account({ locale: 'zh' });
    expect(await change(await signIn(user))).toMatchObject({ message: 'Your password has been changed.' });
    expect(await refusalOf(login(user, PASSWORD))).toMatchObject({ code: 'invalid_credentials' });
    await expect(login(user, NEW)).resolves.toHaveProperty('token');
    expect(await mailsTo(user.email)).toEqual([
      expect.objectContaining({ template: 'password_changed', locale: 'zh' }),
    ]);
  });

  test("ends every session and renews the caller's session with a new token", async () => {
    const user = await account();
    const [asking, other] = [await signIn(user), await signIn(user)];
    const { token, expires_at } = await change(asking);
    for (const old of [asking, other]) {
      expect(await refusalOf((await accountOf(old)).profile())).toMatchObject({ status: 401 });
    }
    expect(await (await accountOf(token)).profile()).toHaveProperty('email', user.email);
    expect(new Date(expires_at).getTime()).toBeGreaterThan(Date.now() + 13 * 24 * 3_600_000);
    expect(await db.session.count({ where: { userId: user.id, endedAt: null } })).toBe(1);
  });

  test('works for admins at their own endpoint', async () => {
    const admin = await account({ role: 'ADMIN' });
    const { token } = await change(await signIn(admin), {}, 'admins');
    expect(await (await accountOf(token, 'admins')).profile()).toHaveProperty('role', 'ADMIN');
  });

  test('voids a pending change of email', async () => {
    const user = await account();
    await issueLink(db, { userId: user.id, purpose: 'email_change', email: 'thief@example.test' }, new Date());
    await change(await signIn(user));
    expect(await db.linkToken.count({ where: { userId: user.id, usedAt: null } })).toBe(0);
  });

  test('changes nothing when the current password is wrong', async () => {
    const user = await account();
    const token = await signIn(user);
    expect(await refusalOf(change(token, { current_password: 'not that one' }))).toMatchObject(notCorrect);
    expect(await (await accountOf(token)).profile()).toHaveProperty('email', user.email);
    await expect(login(user, PASSWORD)).resolves.toHaveProperty('token');
  });

  test('allows five wrong current passwords in 15 minutes, parallel or sequential', async () => {
    const token = await signIn(await account());
    const guess = () => refusalOf(change(token, { current_password: 'not that one' }));
    const refusals = await Promise.all(Array.from({ length: 12 }, guess));
    expect(refusals.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(refusals.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(await refusalOf(change(token))).toMatchObject({ status: 429 });
  });

  test('takes effect once when requested twice at the same moment', async () => {
    const user = await account();
    const token = await signIn(user);
    const changes = ['laut biru 7', 'laut hijau 8'].map((password) =>
      change(token, { password, confirm_password: password }),
    );
    const results = await Promise.allSettled(changes);
    const refused = changes.filter((_, one) => results[one]?.status === 'rejected');
    expect(refused).toHaveLength(1);
    for (const each of refused) expect((await refusalOf(each)).status).toBeLessThan(500);
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test('fails for an account without a password', async () => {
    const user = await account({ passwordHash: null, provider: 'GOOGLE' });
    const refusal = await refusalOf(change(await signIn(user)));
    expect(refusal.errors?.current_password?.[0]).toMatch(/^You sign in without a password\./);
  });
});
