import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';

const asStaff = async (admin?: User) => {
  const user = admin ?? (await account({ role: 'ADMIN' }));
  const { users, admins } = (await callerFor(await signIn(user))).admin;
  return { admin: user, users, admins };
};
const visitor = async () => (await callerFor(null, { address: freshAddress() })).auth;
const rowOf = ({ id }: { id: string }) => db.user.findUniqueOrThrow({ where: { id } });
const logOf = (entityId: string) => db.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } });
const newAddress = () => `${randomUUID()}@example.test`;
const nobody = [randomUUID(), 'nothing'];

describe('customers', () => {
  test('are found and filtered by parts of their names and address, without staff and erased accounts', async () => {
    const lastName = `Z${randomUUID().slice(0, 8)}`;
    const user = await account({ firstName: 'Ayu', lastName });
    const agent = await account({ firstName: 'Putu', lastName, role: 'AGEN', active: false, emailVerifiedAt: null });
    await account({ lastName, role: 'ADMIN' });
    await account({ lastName, erasedAt: new Date(), active: false });
    const { users } = await asStaff();
    const found = async (filters: object) =>
      (await users.list({ search: lastName, sort: 'name', ...filters })).data.map(({ uuid }) => uuid);
    expect(await found({})).toEqual([user.id, agent.id]);
    expect(await found({ search: `ayu ${lastName}` })).toEqual([user.id]);
    expect(await found({ search: agent.email })).toEqual([agent.id]);
    expect(await found({ role: 'AGEN' })).toEqual([agent.id]);
    expect(await found({ active: false })).toEqual([agent.id]);
    expect(await found({ confirmed: true })).toEqual([user.id]);
    expect(await found({ sort: '-name' })).toEqual([agent.id, user.id]);
  });

  test('are not found under an unknown id or the id of an admin', async () => {
    const { users, admin } = await asStaff();
    for (const uuid of [...nobody, admin.id])
      for (const call of [
        () => users.get({ uuid }),
        () => users.update({ uuid, active: false }),
        () => users.remove({ uuid }),
        () => users.export_data({ uuid }),
      ])
        expect(await refusalOf(call())).toMatchObject({ code: 'not_found' });
    expect(await rowOf(admin)).toMatchObject({ active: true, erasedAt: null });
  });

  test('whose account was made by staff choose the password themselves with the code from the mail', async () => {
    const email = newAddress();
    const { users } = await asStaff();
    const made = await users.create({ first_name: 'Ayu', last_name: 'Lestari', email, locale: 'ja' });
    expect(made).toMatchObject({ email, role: 'USER', active: true, confirmed: false, locale: 'ja' });
    expect(await mailsTo(email)).toMatchObject([
      {
        template: 'account_made',
        locale: 'ja',
        params: { path: `/forgot-password?email=${encodeURIComponent(email)}` },
      },
    ]);
    const guest = (await visitor()).users;
    await guest.forgot_password({ email });
    const pin = String((await mailsTo(email)).at(-1)?.params.code);
    await guest.reset_password({ email, pin, password: 'blue-water-9', confirm_password: 'blue-water-9' });
    await guest.login({ email, password: 'blue-water-9' });
    expect((await users.get({ uuid: made.uuid })).confirmed).toBe(true);
  });

  test('cannot be created twice with one address', async () => {
    const { email } = await account();
    const { users } = await asStaff();
    const call = users.create({ first_name: 'Ayu', last_name: 'Lestari', email: ` ${email.toUpperCase()} ` });
    expect(await refusalOf(call)).toMatchObject({
      errors: { email: [expect.stringContaining('already has an account')] },
    });
  });

  test('are blocked at the next request after deactivation and admitted again after reactivation', async () => {
    const user = await account();
    const token = await signIn(user);
    const profile = async () => (await callerFor(token)).account.profile();
    const { users, admin } = await asStaff();
    expect((await users.update({ uuid: user.id, active: false })).active).toBe(false);
    expect(await refusalOf(profile())).toMatchObject({ code: 'deactivated', status: 403 });
    await users.update({ uuid: user.id, active: true });
    expect((await profile()).uuid).toBe(user.id);
    expect(await logOf(user.id)).toMatchObject([
      { actorId: admin.id, action: 'update', entity: 'user', before: { active: true }, after: { active: false } },
      { before: { active: false }, after: { active: true } },
    ]);
  });

  test('have to sign in again on every device after a change of role', async () => {
    const user = await account();
    const token = await signIn(user);
    const { users } = await asStaff();
    await users.update({ uuid: user.id, first_name: 'Ketut' });
    expect((await (await callerFor(token)).account.profile()).first_name).toBe('Ketut');
    await users.update({ uuid: user.id, role: 'AGEN' });
    expect(await refusalOf((await callerFor(token)).account.profile())).toMatchObject({ status: 401 });
    expect(await db.session.count({ where: { userId: user.id, endedAt: null } })).toBe(0);
  });

  test('cannot be made admins, confirmed or given another address by an update', async () => {
    const user = await account();
    const { users } = await asStaff();
    for (const more of [{ role: 'ADMIN' }, { email: newAddress() }, { confirmed: true }, { password: PASSWORD }])
      expect(await refusalOf(users.update({ uuid: user.id, ...more } as never))).toMatchObject({ status: 422 });
    expect(await rowOf(user)).toMatchObject({ role: 'USER', email: user.email });
  });

  test('are not overwritten by an update based on an outdated version', async () => {
    const { users } = await asStaff();
    const user = await account();
    const { version } = await users.get({ uuid: user.id });
    await users.update({ uuid: user.id, first_name: 'Ketut', version });
    expect(await refusalOf(users.update({ uuid: user.id, first_name: 'Nyoman', version }))).toMatchObject({
      code: 'changed_meanwhile',
      status: 409,
    });
    expect((await rowOf(user)).firstName).toBe('Ketut');
  });

  test('can have their data exported by staff, which the audit log records', async () => {
    const user = await account();
    await db.message.create({ data: { kind: 'contact', name: 'Ayu', email: user.email, body: 'Hello', locale: 'en' } });
    const { users, admin } = await asStaff();
    expect(await users.export_data({ uuid: user.id })).toMatchObject({
      profile: { email: user.email },
      orders: [],
      messages: [{ message: 'Hello' }],
    });
    expect(await logOf(user.id)).toMatchObject([{ actorId: admin.id, action: 'export', label: 'Sari Dewi' }]);
  });

  test('can be erased on request, including their messages and their name in the audit log', async () => {
    const user = await account();
    const { users } = await asStaff();
    const message = await db.message.create({
      data: { kind: 'contact', name: 'Ayu', email: user.email, body: 'Hello', locale: 'en' },
    });
    await db.auditEntry.create({
      data: { at: new Date(), action: 'update', entity: 'message', entityId: message.id, label: 'Ayu', requestId: 'x' },
    });
    await users.update({ uuid: user.id, first_name: 'Ketut' });
    expect(await users.remove({ uuid: user.id })).toEqual({
      message: 'The account, and everything that said whose it was, is gone.',
    });
    expect(await rowOf(user)).toMatchObject({ firstName: '', active: false, erasedAt: expect.any(Date) });
    expect(await db.message.count({ where: { email: user.email } })).toBe(0);
    expect((await logOf(message.id)).map(({ label }) => label)).toEqual(['']);
    expect(await logOf(user.id)).toMatchObject([
      { action: 'update', label: '', before: null, after: null },
      { action: 'delete', label: `erased-${user.id}@erased.invalid` },
    ]);
    expect((await mailsTo(user.email)).map(({ template }) => template)).toEqual(['account_deleted']);
  });

  test('with an upcoming order are not erased', async () => {
    const { slug } = await bookableProduct();
    const user = await account();
    const { order } = await callerFor(await signIn(user), { now: new Date('2026-11-21T02:00:00Z') });
    await order.create({ ...booking(slug), idempotency_key: randomUUID() });
    const { users } = await asStaff();
    expect(await refusalOf(users.remove({ uuid: user.id }))).toMatchObject({ code: 'orders_open' });
    expect((await users.get({ uuid: user.id })).orders).toBe(1);
  });
});

describe('admins', () => {
  const invite = async () => {
    const email = newAddress();
    const { admins, admin } = await asStaff();
    const made = await admins.create({ first_name: 'Wayan', last_name: 'Putra', email });
    const link = async () => String((await mailsTo(email)).at(-1)?.params.path).replace(/.*\//, '');
    return { email, admins, admin, made, link, token: await link() };
  };
  const chosen = { password: 'blue-water-9', confirm_password: 'blue-water-9' };

  test('are invited by mail and sign in with the password they choose', async () => {
    const { email, admins, admin, made, token } = await invite();
    expect(made).toMatchObject({ role: 'ADMIN', confirmed: false });
    expect(await mailsTo(email)).toMatchObject([
      { template: 'admin_invitation', params: { inviter: 'Sari Dewi', path: `/admin/email-verification/${token}` } },
    ]);
    const guest = (await visitor()).admins;
    expect(await guest.invitation({ token })).toMatchObject({ first_name: 'Wayan', email });
    await guest.accept_invitation({ token, ...chosen });
    await guest.login({ email, password: chosen.password });
    expect((await admins.get({ uuid: made.uuid })).confirmed).toBe(true);
    expect(await guest.invitation({ token })).toBeNull();
    expect(await logOf(made.uuid)).toMatchObject([{ entity: 'admin', action: 'create', actorId: admin.id }]);
  });

  test('accept an invitation only once, before it expires and with a valid link', async () => {
    const { token, made, email } = await invite();
    const guest = (await visitor()).admins;
    const tooLate = await callerFor(null, { now: new Date(Date.now() + 24 * 60 * 60 * 1000) });
    expect(await tooLate.auth.admins.invitation({ token })).toBeNull();
    const late = tooLate.auth.admins.accept_invitation({ token, ...chosen });
    expect(await refusalOf(late)).toMatchObject({ code: 'email_verification_failed' });
    expect(await refusalOf(guest.verify_email({ token }))).toMatchObject({ code: 'email_verification_failed' });
    await guest.accept_invitation({ token, ...chosen });
    const again = guest.accept_invitation({ token, password: 'other-water-9', confirm_password: 'other-water-9' });
    expect(await refusalOf(again)).toMatchObject({ code: 'email_verification_failed' });
    await guest.login({ email, password: chosen.password });
    expect(await rowOf({ id: made.uuid })).toMatchObject({ emailVerifiedAt: expect.any(Date) });
  });

  test('cannot accept an invitation once they are deactivated or no longer admins', async () => {
    const { admins, made, token } = await invite();
    await admins.update({ uuid: made.uuid, active: false });
    expect(await refusalOf(admins.invite_again({ uuid: made.uuid }))).toMatchObject({ code: 'invitation_over' });
    await db.user.update({ where: { id: made.uuid }, data: { active: true, role: 'USER' } });
    const accepted = (await visitor()).admins.accept_invitation({ token, ...chosen });
    expect(await refusalOf(accepted)).toMatchObject({ code: 'email_verification_failed' });
    expect(await rowOf({ id: made.uuid })).toMatchObject({ emailVerifiedAt: null });
  });

  test('can be invited again until they accept, which replaces the previous link', async () => {
    const { admins, made, token, link } = await invite();
    await admins.invite_again({ uuid: made.uuid });
    const guest = (await visitor()).admins;
    expect(await guest.invitation({ token })).toBeNull();
    await guest.accept_invitation({ token: await link(), ...chosen });
    expect(await refusalOf(admins.invite_again({ uuid: made.uuid }))).toMatchObject({ code: 'invitation_over' });
  });

  test('can deactivate a colleague but not themselves', async () => {
    const colleague = await account({ role: 'ADMIN' });
    const { admins, admin } = await asStaff();
    expect((await admins.update({ uuid: colleague.id, active: false })).active).toBe(false);
    const itself = { uuid: admin.id };
    for (const call of [() => admins.update({ ...itself, active: false }), () => admins.remove(itself)])
      expect(await refusalOf(call())).toMatchObject({ code: 'own_account', status: 409 });
    expect(await rowOf(admin)).toMatchObject({ active: true, erasedAt: null });
  });

  test('leave no name behind when removed', async () => {
    const colleague = await account({ role: 'ADMIN' });
    const { admins } = await asStaff();
    await admins.remove({ uuid: colleague.id });
    expect(await rowOf(colleague)).toMatchObject({ firstName: '', erasedAt: expect.any(Date) });
    expect(await refusalOf(admins.get({ uuid: colleague.id }))).toMatchObject({ code: 'not_found' });
  });

  test('are not listed among the customers, nor customers among the admins', async () => {
    const user = await account();
    const { admins } = await asStaff();
    for (const uuid of [...nobody, user.id])
      for (const call of [
        () => admins.get({ uuid }),
        () => admins.update({ uuid, active: false }),
        () => admins.remove({ uuid }),
        () => admins.invite_again({ uuid }),
      ])
        expect(await refusalOf(call())).toMatchObject({ code: 'not_found' });
    expect(await rowOf(user)).toMatchObject({ active: true });
  });
});
