import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const activeAdmins = () => db.user.count({ where: { role: 'ADMIN', active: true, emailVerifiedAt: { not: null } } });

test('keepAnAdmin leaves one admin when two deactivate each other at the same time', async () => {
  for (let round = 0; round < 10; round += 1) {
    await db.user.updateMany({ where: { role: 'ADMIN' }, data: { active: false } });
    const [one, other] = [await account({ role: 'ADMIN' }), await account({ role: 'ADMIN' })];
    const [ofOne, ofOther] = [await callerFor(await signIn(one)), await callerFor(await signIn(other))];
    await Promise.allSettled([
      ofOne.admin.admins.update({ uuid: other.id, active: false }),
      ofOther.admin.admins.update({ uuid: one.id, active: false }),
    ]);
    expect(await activeAdmins()).toBe(1);
  }
});

test('keepAnAdmin does not count an admin who has not accepted the invitation yet', async () => {
  await db.user.updateMany({ where: { role: 'ADMIN' }, data: { active: false } });
  const [asking, last] = [await account({ role: 'ADMIN' }), await account({ role: 'ADMIN' })];
  await account({ role: 'ADMIN', emailVerifiedAt: null });
  const { admins } = (await callerFor(await signIn(asking))).admin;
  // Deactivated by another admin while the call was in flight.
  await db.user.update({ where: { id: asking.id }, data: { active: false } });
  const call = admins.update({ uuid: last.id, active: false });
  expect(await refusalOf(call)).toMatchObject({ code: 'last_admin', status: 409 });
  expect(await activeAdmins()).toBe(1);
});
