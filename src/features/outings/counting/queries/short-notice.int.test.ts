import { beforeEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { boat, countFrom, date, member, now, sale, trip } from '@/test/outings/sales';

const office = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin;

/** A day with exactly enough boats and guides, and both counted. */
async function aFullDay() {
  await countFrom(date);
  const [sari, ketut] = [await boat('Sari', 12), await member('Ketut')];
  const { id: productId } = await trip();
  await sale({ productId, divers: 4 });
  return { sari: sari.id, ketut: ketut.id, admin: await office() };
}

const short = {
  days: [date],
  text: expect.stringMatching(/missing now for what is sold on Thursday, 24 December 2026\./),
};

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats, audit_entries CASCADE`;
});

test('taking a boat out of service lists the days that lack it, and its return lists none', async () => {
  const { admin, sari } = await aFullDay();
  const taken = await admin.fleet.take_out_of_service({ uuid: sari, from: date, to: date, reason: 'Engine' });
  expect(taken.short).toEqual(short);
  await admin.fleet.return_to_service({ uuid: sari, span: taken.out_of_service[0]?.uuid ?? '' });
  expect(await admin.dashboard.attention()).toMatchObject({ short_days: [] });
});

test('deactivating a boat lists the short days, and so does lowering its seats', async () => {
  const { admin, sari } = await aFullDay();
  expect(await admin.fleet.activate({ uuids: [sari], active: false })).toEqual({ short });
  expect(await admin.fleet.activate({ uuids: [sari], active: true })).toEqual({ short: null });
  const { version, out_of_service, in_service, uuid, picture, ...values } = await admin.fleet.get({ uuid: sari });
  const smaller = { ...values, uuid, version, seats: 3, picture: null };
  expect((await admin.fleet.update(smaller)).short).toEqual(short);
});

test('a day off lists that day if it becomes short, also on the dashboard, and no other day', async () => {
  const { admin, ketut } = await aFullDay();
  const off = (day: string) => admin.crew.set_roster_days({ uuid: ketut, days: [day], state: 'off' });
  expect((await off('2026-12-23')).short).toBeNull();
  expect((await off(date)).short).toEqual(short);
  expect(await admin.dashboard.attention()).toMatchObject({ short_days: [date] });
  expect((await off(date)).short).toBeNull();
});

test('a paper that expires earlier or a guide who leaves lists the short days', async () => {
  const { admin, ketut } = await aFullDay();
  const { version } = await admin.crew.get({ uuid: ketut });
  const change = { uuid: ketut, version, insurance_until: '2026-12-20' };
  expect((await admin.crew.update(change)).short).toEqual(short);
  const again = await admin.crew.get({ uuid: ketut });
  expect((await admin.crew.update({ uuid: ketut, version: again.version, insurance_until: null })).short).toBeNull();
  expect((await admin.crew.remove({ uuid: ketut })).short).toEqual(short);
});

test('the dashboard shows short days only to people who run the schedule', async () => {
  const { admin, ketut } = await aFullDay();
  await admin.crew.set_roster_days({ uuid: ketut, days: [date], state: 'off' });
  const other = await callerFor(await signIn(await account({ role: 'ADMIN', rights: ['orders'] })), { now });
  expect(await other.admin.dashboard.attention()).toMatchObject({ short_days: [] });
});
