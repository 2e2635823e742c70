import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { storePicture } from '@/features/media/commands/store-picture';
import type { PersonalData } from '@/server/crypto/personal-data';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { callerFor, contextFor } from '@/test/actors';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { deleteAccount } from './delete-account';

const pixel = { bytes: new Uint8Array([1]), width: 1, height: 1, placeholder: '' };
const picture = (user: User) => storePicture({ db, now: new Date() }, user.id, pixel, 1);
const usersOf = async (user: User) => (await callerFor(await signIn(user))).account;
const rowOf = ({ id }: User) => db.user.findUniqueOrThrow({ where: { id } });

describe('a deleted account', () => {
  test('stores nothing that identifies its owner', async () => {
    const user = await account({
      gender: 'female',
      identities: { create: { provider: 'GOOGLE', subject: randomUUID() } },
    });
    const avatar = await picture(user);
    await db.user.update({ where: { id: user.id }, data: { avatarId: avatar.id } });
    const unused = await picture(user);
    const users = await usersOf(user);
    await users.request_email_change({ email: `${randomUUID()}@new.example`, current_password: PASSWORD });
    await (await callerFor(null, { address: randomUUID() })).auth.users.forgot_password({ email: user.email });

    expect(await users.delete_account({ current_password: PASSWORD })).toEqual({
      message: 'Your account has been deleted.',
    });
    expect(await rowOf(user)).toMatchObject({
      email: `erased-${user.id}@erased.invalid`,
      firstName: '',
      lastName: '',
      gender: null,
      avatarId: null,
      passwordHash: null,
      emailVerifiedAt: null,
      active: false,
      erasedAt: expect.any(Date),
    });
    const where = { userId: user.id };
    expect(await db.session.count({ where })).toBe(0);
    expect(await db.identity.count({ where })).toBe(0);
    expect(await db.linkToken.count({ where })).toBe(0);
    expect(await db.oneTimeCode.count({ where })).toBe(0);
    expect(await db.media.count({ where: { id: { in: [avatar.id, unused.id] } } })).toBe(0);
  });

  test('loses access on every device at the next request', async () => {
    const user = await account();
    const other = await signIn(user);
    await (await usersOf(user)).delete_account({ current_password: PASSWORD });
    expect(await refusalOf((await callerFor(other)).account.profile())).toMatchObject({ status: 401 });
  });

  test('is confirmed by an email to its former address', async () => {
    const user = await account({ locale: 'zh' });
    await (await usersOf(user)).delete_account({ current_password: PASSWORD });
    expect(await mailsTo(user.email)).toMatchObject([{ template: 'account_deleted', locale: 'zh' }]);
  });

  test('frees its address for a new account', async () => {
    const user = await account();
    await (await usersOf(user)).delete_account({ current_password: PASSWORD });
    await expect(account({ email: user.email })).resolves.toBeTruthy();
  });

  test('leaves a picture that the shop still shows', async () => {
    const admin = await account({ role: 'ADMIN' });
    await account({ role: 'ADMIN' });
    const cover = await picture(admin);
    await db.post.create({
      data: { slug: randomUUID(), texts: {}, author: 'Made', cover: { connect: { id: cover.id } } },
    });
    await (await callerFor(await signIn(admin))).admin.account.delete_account({ current_password: PASSWORD });
    expect(await db.media.count({ where: { id: cover.id } })).toBe(1);
  });
});

describe('deleting an account', () => {
  test('requires the password', async () => {
    const user = await account();
    const users = await usersOf(user);
    expect(await refusalOf(users.delete_account({ confirmation: user.email }))).toMatchObject({
      status: 422,
      errors: { current_password: ['Current password is required'] },
    });
    expect(await refusalOf(users.delete_account({ current_password: 'wrong-password' }))).toMatchObject({
      status: 422,
      errors: { current_password: ['Current password is not correct'] },
    });
    expect((await rowOf(user)).erasedAt).toBeNull();
  });

  test('without a password requires typing its address', async () => {
    const user = await account({ passwordHash: null });
    const users = await usersOf(user);
    expect(await refusalOf(users.delete_account({}))).toMatchObject({
      errors: { confirmation: ['Please type your email address to confirm'] },
    });
    expect(await refusalOf(users.delete_account({ confirmation: 'yes' }))).toMatchObject({
      errors: { confirmation: ['This is not the email address of your account'] },
    });
    await users.delete_account({ confirmation: ` ${user.email.toUpperCase()}` });
    expect((await rowOf(user)).erasedAt).not.toBeNull();
  });

  test('takes effect once when requested twice at the same moment', async () => {
    const user = await account();
    const callers = [await usersOf(user), await usersOf(user)];
    const results = await Promise.allSettled(
      callers.map((users) => users.delete_account({ current_password: PASSWORD })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test('rolls back completely when one feature refuses', async () => {
    const user = await account();
    const refusing: PersonalData = {
      name: 'orders',
      collect: async () => [],
      erase: async () => {
        throw new AppError('forbidden');
      },
    };
    const ctx = await contextFor(await signIn(user));
    const deleting = deleteAccount({ ...ctx, actor: ctx.actor as Person }, { current_password: PASSWORD }, [refusing]);
    await expect(deleting).rejects.toMatchObject({ code: 'forbidden' });
    expect((await rowOf(user)).email).toBe(user.email);
    expect(await mailsTo(user.email)).toEqual([]);
  });
});

describe('the last active admin', () => {
  const admins = async (user: User) => (await callerFor(await signIn(user))).admin.account;
  const alone = async (...others: Parameters<typeof account>[0][]) => {
    await db.user.updateMany({ where: { role: 'ADMIN' }, data: { active: false } });
    for (const about of others) await account({ role: 'ADMIN', ...about });
    return account({ role: 'ADMIN' });
  };

  test('cannot be deleted', async () => {
    const last = await alone({ active: false }, { emailVerifiedAt: null });
    expect(await refusalOf((await admins(last)).delete_account({ current_password: PASSWORD }))).toMatchObject({
      status: 409,
      code: 'last_with_staff',
    });
    expect((await rowOf(last)).erasedAt).toBeNull();
  });

  test('remains when the last two are deleted at the same moment', async () => {
    const one = await alone();
    const two = await account({ role: 'ADMIN' });
    const callers = [await admins(one), await admins(two)];
    const results = await Promise.allSettled(
      callers.map((caller) => caller.delete_account({ current_password: PASSWORD })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.user.count({ where: { role: 'ADMIN', active: true } })).toBe(1);
  });
});
