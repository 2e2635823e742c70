import { beforeEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { boat, countFrom, date, limits, member, now, sale, trip, undo } from '@/test/outings/sales';

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats CASCADE`;
  await countFrom(date);
});

/** Three trips on two boats with two guides, one of them sold in part. */
async function aShop() {
  const [sari] = [await boat('Sari', 12), await boat('Kecil', 8)];
  for (const name of ['Made', 'Ketut']) await member(name);
  const trips = [await trip(), await trip(), await trip({ parts: ['morning'] })];
  await sale({ productId: trips[0]?.id ?? '', divers: 3 });
  const visitor = await callerFor(null, { now });
  const free = () =>
    Promise.all(
      trips.map(async ({ slug }) => (await visitor.availability.days({ slug, from: date, to: date }))[0]?.places_left),
    );
  const state = async () => ({
    free: await free(),
    limits: await limits(),
    days: await db.departureDay.findMany({
      where: { people: { gt: 0 } },
      orderBy: { departureId: 'asc' },
      select: { departureId: true, people: true, sharedDivers: true, privateDivers: true },
    }),
  });
  return { sari: sari.id, trips: trips.map(({ id }) => id), state, free };
}

test('returning a booking restores every number', async () => {
  const { trips, state, free } = await aShop();
  const before = await state();
  const parties = [{ divers: 2 }, { divers: 4, companions: 1 }, { divers: 1, hasPrivateGuide: true }];
  const orders = [];
  for (const [at, party] of parties.entries()) {
    orders.push(await sale({ productId: trips[at] ?? '', ...party }).catch(() => null));
    expect(await free()).not.toEqual(before.free);
  }
  expect(orders.filter((one) => one !== null).length).toBeGreaterThan(0);
  for (const order of orders.reverse()) if (order) await undo(order);
  expect(await state()).toEqual(before);
});

test('a boat that returns restores every number', async () => {
  const { sari, state, free } = await aShop();
  const before = await state();
  const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
  const { out_of_service } = await admin.fleet.take_out_of_service({
    uuid: sari,
    from: date,
    to: date,
    reason: 'Yard',
  });
  for (const [at, seats] of (await free()).entries()) expect(seats).toBeLessThanOrEqual(before.free[at] ?? 0);
  await admin.fleet.return_to_service({ uuid: sari, span: out_of_service[0]?.uuid ?? '' });
  expect(await state()).toEqual(before);
});
