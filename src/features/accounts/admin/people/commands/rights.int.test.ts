import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { asStaff, logOf, newAddress, rowOf } from '@/test/people-office';
import { refusalOf } from '@/test/refusal';

const manager = () => account({ role: 'ADMIN', rights: ['staff', 'orders'] });

describe('rights', () => {
  test('are chosen with the invitation, empty by default, and listed in a fixed order', async () => {
    const { admins } = await asStaff();
    const invited = { first_name: 'Wayan', last_name: 'Putra' };
    const made = await admins.create({ ...invited, email: newAddress(), rights: ['money', 'orders', 'money'] });
    expect(made.rights).toEqual(['orders', 'money']);
    expect((await admins.create({ ...invited, email: newAddress() })).rights).toEqual([]);
    expect(await logOf(made.uuid)).toMatchObject([{ action: 'create', after: { rights: ['orders', 'money'] } }]);
  });

  test("change at once, end only that person's sessions and are in the audit log", async () => {
    const colleague = await account({ role: 'ADMIN', rights: ['orders'] });
    const token = await signIn(colleague);
    const { admins, admin } = await asStaff();
    const changed = await admins.update({ uuid: colleague.id, rights: ['catalogue'] });
    expect(changed.rights).toEqual(['catalogue']);
    expect(await refusalOf((await callerFor(token)).admin.account.profile())).toMatchObject({ status: 401 });
    expect(await db.session.count({ where: { userId: colleague.id, endedAt: null } })).toBe(0);
    expect((await admins.get({ uuid: admin.id })).uuid).toBe(admin.id);
    expect(await logOf(colleague.id)).toMatchObject([
      {
        ...{ actorId: admin.id, action: 'update', entity: 'admin' },
        ...{ before: { rights: ['orders'] }, after: { rights: ['catalogue'] } },
      },
    ]);
  });

  test('leave the sessions alone when saved unchanged', async () => {
    const colleague = await account({ role: 'ADMIN', rights: ['orders', 'money'] });
    const token = await signIn(colleague);
    const { admins } = await asStaff();
    await admins.update({ uuid: colleague.id, first_name: 'Ketut', rights: ['money', 'orders'] });
    expect((await (await callerFor(token)).admin.account.profile()).first_name).toBe('Ketut');
  });

  test('that the caller lacks can be neither given nor removed', async () => {
    const { admins } = await asStaff(await manager());
    const colleague = await account({ role: 'ADMIN', rights: ['money'] });
    const refused = { code: 'rights_beyond_own', status: 403 };
    const invited = { first_name: 'Wayan', last_name: 'Putra', email: newAddress() };
    expect(await refusalOf(admins.create({ ...invited, rights: ['money'] }))).toMatchObject(refused);
    for (const rights of [['money', 'pay'], []] as const)
      expect(await refusalOf(admins.update({ uuid: colleague.id, rights: [...rights] }))).toMatchObject(refused);
    expect(await db.user.count({ where: { email: invited.email } })).toBe(0);
    const changed = await admins.update({ uuid: colleague.id, rights: ['money', 'orders'] });
    expect(changed.rights).toEqual(['orders', 'money']);
  });

  test("of one's own account can be changed only by a colleague", async () => {
    const { admins, admin } = await asStaff();
    const call = admins.update({ uuid: admin.id, rights: ['staff'] });
    expect(await refusalOf(call)).toMatchObject({ code: 'own_account', status: 409 });
    expect((await admins.update({ uuid: admin.id, first_name: 'Ketut' })).first_name).toBe('Ketut');
  });

  test('are erased with the account', async () => {
    const colleague = await account({ role: 'ADMIN' });
    const { admins } = await asStaff();
    await admins.remove({ uuid: colleague.id });
    expect((await rowOf(colleague)).rights).toEqual([]);
  });

  test('cannot be given to a customer', async () => {
    const { users } = await asStaff();
    const user = await account();
    expect(await users.get({ uuid: user.id })).not.toHaveProperty('rights');
    const call = users.update({ uuid: user.id, rights: ['orders'] } as never);
    expect(await refusalOf(call)).toMatchObject({ status: 422 });
    await expect(db.user.update({ where: { id: user.id }, data: { rights: ['orders'] } })).rejects.toThrow(
      'users_rights_of_staff',
    );
  });
});
