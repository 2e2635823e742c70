import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { blankDiver } from '@/features/orders/data/sealed';
import { blankOrders } from '@/features/orders/erasure/data';
import { db } from '@/server/database/db';
import { plusDays } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { addOn } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { aBoat, aTrip, clearBoards, date, guestsOn, now, office } from '@/test/outings/board-shop';
import { refusalOf } from '@/test/refusal';

beforeEach(async () => {
  await clearBoards();
  await db.$executeRaw`TRUNCATE equipment_units, packed_lines CASCADE`;
});

const body = { height_cm: 175, weight_kg: 70, shoe_size: 42, shoe_size_system: 'EU' as const };

/** Ann brings her mask, Bo everything but a suit; both are on one boat. */
async function aBoatToPack() {
  const boat = await aBoat('Kecil', 8);
  const trip = await aTrip('Mantas', { diveCount: 2, durationDays: 1, parts: ['morning'] });
  const nitrox = await addOn(trip.id, { slug: `nitrox-${randomUUID()}`, unit: 'per_diver', maximum: 4 });
  const order = await guestsOn(
    trip.slug,
    [
      { ...body, full_name: 'Ann', own_equipment: ['mask'] },
      { ...body, full_name: 'Bo', own_equipment: ['bcd', 'regulator', 'fins', 'boots', 'mask', 'computer'] },
    ],
    { add_ons: [{ add_on: nitrox.id, quantity: 1 }] },
  );
  await db.departureDay.updateMany({ data: { boatId: boat.id } });
  return { boat, order };
}

const linesOf = async () => {
  const { equipment } = await office();
  const { outings } = await equipment.packing({ date });
  return outings[0]?.lines.map(({ line, needed, available, short }) => [line, needed, available, short]);
};

test('packing counts what guests need, less what they bring, against the units that can be issued', async () => {
  await aBoatToPack();
  const { equipment } = await office();
  await equipment.create_several({ kind: 'wetsuit', size: 'M', tag: 'SUIT-1', count: 3 });
  await equipment.create({ kind: 'wetsuit', size: 'L', tag: 'SUIT-9' });
  await equipment.create({ kind: 'regulator', tag: 'REG-1', condition: 'out_of_order' });
  const tests = { hydrostatic_on: '2026-01-01', visual_on: '2026-01-01' };
  await equipment.create_several({ kind: 'tank', tag: 'TANK-1', count: 3, ...tests });
  expect(await linesOf()).toEqual([
    ['wetsuit:M', 2, 3, 0],
    ['bcd:M', 1, null, null],
    ['regulator:', 1, 0, 1],
    ['fins:42-43', 1, null, null],
    ['boots:42', 1, null, null],
    ['computer:', 1, null, null],
    ['tank:air', 2, 3, 0],
    ['tank:nitrox', 2, 1, 1],
  ]);
  const { outings } = await equipment.packing({ date });
  expect(outings).toMatchObject([{ vehicle: { name: 'Kecil' }, dives: 2, lead_kg: 12, without_weight: 0 }]);
});

test('the dashboard counts what is short tomorrow', async () => {
  await aBoatToPack();
  const { equipment } = await office();
  await equipment.create({ kind: 'regulator', tag: 'REG-1', active: false });
  await equipment.create({ kind: 'computer', tag: 'COM-1', condition: 'out_of_order' });
  const eve = await office(new Date(`${plusDays(date, -1)}T02:00:00Z`));
  expect((await eve.dashboard.attention()).short_equipment).toEqual({ date, count: 1 });
  expect((await (await office()).dashboard.attention()).short_equipment.count).toBe(0);
});

test('ticks stay with their line, and a unit counts where it is issued', async () => {
  const { boat } = await aBoatToPack();
  const { equipment } = await office();
  await equipment.create({ kind: 'regulator', tag: 'REG-1' });
  const [outing] = (await equipment.packing({ date })).outings;
  const [ann] = outing?.divers ?? [];
  await equipment.pack({ date, outing: outing?.outing ?? '', line: 'wetsuit:M', packed: 2 });
  expect((await refusalOf(equipment.pack({ date, outing: 'a', line: 'b', packed: 1, returned: 2 }))).errors).toEqual({
    returned: [expect.any(String)],
  });
  const to = { date, parts: ['morning' as const], boat: boat.id, diver: ann?.uuid ?? null };
  await equipment.issue({ tag: 'REG-1', ...to });
  const [after] = (await equipment.packing({ date })).outings;
  expect(after?.lines.find(({ line }) => line === 'wetsuit:M')).toMatchObject({ packed: 2, returned: 0 });
  expect(after?.lines.find(({ kind }) => kind === 'regulator')).toMatchObject({ issued: 1, available: 1, short: 0 });
  expect(after?.issues).toMatchObject([{ unit: { tag: 'REG-1' }, diver: 'Ann', boat: 'Kecil' }]);
  const stranger = await refusalOf(equipment.issue({ tag: 'REG-1', ...to, date: plusDays(date, 1) }));
  expect(stranger.errors).toHaveProperty('diver');
});

test('an anonymised order leaves the issue without its diver', async () => {
  const { order } = await aBoatToPack();
  const { equipment } = await office();
  const { uuid } = await equipment.create({ kind: 'mask', tag: 'MASK-1' });
  const [outing] = (await equipment.packing({ date })).outings;
  const diver = outing?.divers[0]?.uuid ?? null;
  await equipment.issue({ tag: 'MASK-1', date, parts: ['morning'], diver });
  await db.$transaction((tx) => blankOrders(tx, [order], { diver: blankDiver(), now }));
  expect((await equipment.history({ uuid })).issues).toMatchObject([{ diver: null, boat: null }]);
});

test('packing is closed to customers', async () => {
  const { admin } = await callerFor(await signIn(await account()), { now });
  expect((await refusalOf(admin.equipment.packing({ date }))).code).toBe('forbidden');
});
