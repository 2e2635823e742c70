import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { account, PASSWORD, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const withStaff = { role: 'ADMIN', active: true, emailVerifiedAt: { not: null }, rights: { has: 'staff' } } as const;
const leftWithStaff = () => db.user.count({ where: withStaff });
const excludeEarlier = () => db.user.updateMany({ where: { role: 'ADMIN' }, data: { active: false } });
const officeOf = async (user: User) => (await callerFor(await signIn(user))).admin;
type Office = Awaited<ReturnType<typeof officeOf>>;

const ways: [string, (office: Office, colleague: string) => Promise<unknown>][] = [
  ['is deactivated', ({ admins }, uuid) => admins.update({ uuid, active: false })],
  ['is removed', ({ admins }, uuid) => admins.remove({ uuid })],
  ['loses the right', ({ admins }, uuid) => admins.update({ uuid, rights: ['orders'] })],
  ['erases itself', ({ account: own }) => own.delete_account({ current_password: PASSWORD })],
];

describe('the last active account with the right `staff`', () => {
  test.each(ways.flatMap(([way, call]) => ways.map(([otherWay, otherCall]) => ({ way, call, otherWay, otherCall }))))(
    'remains when one $way while the other $otherWay',
    async ({ call, otherCall }) => {
      for (let round = 0; round < 3; round += 1) {
        await excludeEarlier();
        await account({ role: 'ADMIN', rights: ['orders', 'money'] });
        const [one, other] = [await account({ role: 'ADMIN' }), await account({ role: 'ADMIN' })];
        const [ofOne, ofOther] = [await officeOf(one), await officeOf(other)];
        await Promise.allSettled([call(ofOne, other.id), otherCall(ofOther, one.id)]);
        expect(await leftWithStaff()).toBeGreaterThanOrEqual(1);
      }
    },
  );

  test('stays despite invitations, deactivated accounts and accounts without the right', async () => {
    await excludeEarlier();
    const last = await account({ role: 'ADMIN' });
    await account({ role: 'ADMIN', emailVerifiedAt: null });
    await account({ role: 'ADMIN', active: false });
    await account({ role: 'ADMIN', rights: ['orders'] });
    const { account: own } = await officeOf(last);
    expect(await refusalOf(own.delete_account({ current_password: PASSWORD }))).toMatchObject({
      code: 'last_with_staff',
      status: 409,
      message:
        'Nobody else could manage the staff any more. Please give another active account the right “Staff” first.',
    });
  });

  test('lets colleagues without the right leave', async () => {
    await excludeEarlier();
    await account({ role: 'ADMIN' });
    const { account: own } = await officeOf(await account({ role: 'ADMIN', rights: ['orders'] }));
    await own.delete_account({ current_password: PASSWORD });
    expect(await leftWithStaff()).toBe(1);
  });
});

test('a change to a colleague is refused when the actor was deactivated or lost the right meanwhile', async () => {
  const colleague = await account({ role: 'ADMIN', rights: [] });
  for (const lost of [{ rights: ['orders'] }, { active: false }]) {
    const asking = await account({ role: 'ADMIN' });
    const { admins } = await officeOf(asking);
    await db.user.update({ where: { id: asking.id }, data: lost });
    for (const call of [
      () => admins.update({ uuid: colleague.id, rights: ['orders'] }),
      () => admins.update({ uuid: colleague.id, active: false }),
      () => admins.remove({ uuid: colleague.id }),
      () => admins.create({ first_name: 'Wayan', last_name: 'Putra', email: `new-${asking.email}` }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: 'forbidden', status: 403 });
  }
});
