import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, PASSWORD, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { asStaff, logOf, newAddress, nobody, rowOf, visitor } from '@/test/people-office';
import { refusalOf } from '@/test/refusal';

describe('customers', () => {
  test('are found by parts of name and email and filtered, without staff and erased accounts', async () => {
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

  test('are not found by an unknown id or the id of an admin', async () => {
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

  test('whose account was created by staff choose their own password with the emailed code', async () => {
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

  test('cannot be created twice with the same address', async () => {
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

  test('cannot be promoted to admin, confirmed or given another address by an update', async () => {
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

  test('can have their data exported by staff, which is recorded in the audit log', async () => {
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

  test('cannot be erased while they have an upcoming order', async () => {
    const { slug } = await bookableProduct();
    const user = await account();
    const { order } = await callerFor(await signIn(user), { now: new Date('2026-11-21T02:00:00Z') });
    await order.create({ ...booking(slug), idempotency_key: randomUUID() });
    const { users } = await asStaff();
    expect(await refusalOf(users.remove({ uuid: user.id }))).toMatchObject({ code: 'orders_open' });
    expect((await users.get({ uuid: user.id })).orders).toBe(1);
  });
});
