import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { blankDiver } from '@/features/orders/data/sealed';
import { blankOrders } from '@/features/orders/erasure/data';
import { db } from '@/server/database/db';
import { plusDays } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { addOn } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { aBoat, aTrip, clearBoards, date, guestsOn, now, office } from '@/test/outings/board-shop';
import { drawnSignature } from '@/test/papers';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

beforeEach(async () => {
  await clearBoards();
  await db.$executeRaw`TRUNCATE equipment_units, gas_logs CASCADE`;
});

const tests = { hydrostatic_on: '2026-01-01', visual_on: '2026-06-01' };

/** Bo booked nitrox and has the certificate; Ann has none, and nobody knows about Cy. */
async function aDay() {
  const boat = await aBoat('Kecil', 8);
  const trip = await aTrip('Mantas', { diveCount: 2, durationDays: 1, parts: ['morning'] });
  const nitrox = await addOn(trip.id, {
    slug: `nitrox-${randomUUID()}`,
    unit: 'per_diver',
    maximum: 4,
    equipment: true,
  });
  const order = await guestsOn(
    trip.slug,
    [
      { full_name: 'Ann', specialties: [] },
      { full_name: 'Bo', specialties: ['enriched_air'], equipment: [nitrox.id] },
      { full_name: 'Cy', specialties: null },
    ],
    { add_ons: [{ add_on: nitrox.id, quantity: 1 }] },
  );
  await db.departureDay.updateMany({ data: { boatId: boat.id } });
  const { gas, equipment } = await office();
  const { divers } = await gas.day({ date });
  const uuidOf = (name: string) => divers.find((diver) => diver.name === name)?.uuid ?? '';
  const tank = { date, diver: uuidOf('Bo'), tag: 'tank-1', oxygen: 32.1, pressure: 210 };
  return { order, gas, equipment, divers, uuidOf, tank };
}

const auditedOf = async (order: string) =>
  (await db.auditEntry.findMany({ where: { entity: 'order', entityId: order }, orderBy: { id: 'asc' } })).map(
    ({ after }) => after,
  );
const signed = { name: 'Bo', signature: drawnSignature };

describe('the gas log', () => {
  test('lists first who booked nitrox, then everybody else who dives, with the sentence of fit', async () => {
    const { divers, order } = await aDay();
    expect(divers).toMatchObject([
      { name: 'Bo', nitrox: true, misfit: null, trip: 'Mantas', order: { uuid: order }, tanks: [] },
      { name: 'Ann', nitrox: false, misfit: 'This is dived on nitrox: it asks for the Enriched Air course.' },
      { name: 'Cy', nitrox: false, misfit: 'This asks for a special course: please tell us which ones you have.' },
    ]);
  });

  test('logs several tanks of a diver, of the register and rented, with their depth', async () => {
    const { gas, equipment, tank, uuidOf, order } = await aDay();
    await equipment.create({ kind: 'tank', tag: 'TANK-1', ...tests });
    const first = await gas.log(tank);
    expect(first).toMatchObject({
      ...{ tag: 'TANK-1', in_register: true, oxygen: 32.1, pressure: 210, mod: 33, analysed_by: 'Ayu Dewi' },
      ...{ card_seen: '', signed: null, voided: null },
    });
    await gas.log({ ...tank, tag: 'rent-9', oxygen: 36, analysed_by: 'Pak Made' });
    const { divers } = await gas.day({ date });
    expect(divers.find(({ uuid }) => uuid === uuidOf('Bo'))?.tanks).toMatchObject([
      first,
      { tag: 'RENT-9', in_register: false, mod: 28, analysed_by: 'Pak Made' },
    ]);
    expect(await auditedOf(order)).toMatchObject([
      { gas: 'logged', tag: 'TANK-1', oxygen_tenths: 321, pressure: 210, diver: 2 },
      { gas: 'logged', tag: 'RENT-9' },
    ]);
  });

  test('takes a tank twice on a day for different fills only', async () => {
    const { gas, tank } = await aDay();
    const { uuid } = await gas.log(tank);
    expect((await refusalOf(gas.log(tank))).errors).toEqual({ tag: ['This fill of TANK-1 is in the log already'] });
    await gas.log({ ...tank, pressure: 205 });
    await gas.void({ uuid, reason: 'Analysed again' });
    await gas.log(tank);
  });

  test.each([
    [{ oxygen: 20.9 }, { oxygen: ['Oxygen must be from 21.0 to 40.0 %'] }],
    [{ oxygen: 40.1 }, { oxygen: ['Oxygen must be from 21.0 to 40.0 %'] }],
    [{ oxygen: 32.15 }, { oxygen: ['Oxygen must be from 21.0 to 40.0 %'] }],
    [{ pressure: 0 }, { pressure: ['Pressure must be from 1 to 300 bar'] }],
    [{ pressure: 301 }, { pressure: ['Pressure must be from 1 to 300 bar'] }],
    [{ tag: ' ' }, { tag: ['Tag is required'] }],
    [{ diver: randomUUID() }, { diver: ['This value is not valid'] }],
    [{ date: plusDays(date, 1) }, { diver: ['This value is not valid'] }],
  ])('refuses %o', async (about, errors) => {
    const { gas, tank } = await aDay();
    expect((await refusalOf(gas.log({ ...tank, ...about }))).errors).toEqual(errors);
  });

  test('refuses a unit that is no tank, and a tank that cannot be issued', async () => {
    const { gas, equipment, tank } = await aDay();
    await equipment.create({ kind: 'regulator', tag: 'REG-1' });
    await equipment.create({ kind: 'tank', tag: 'OLD-1', ...tests, hydrostatic_on: '2020-01-01' });
    await equipment.create({ kind: 'tank', tag: 'OUT-1', ...tests, condition: 'out_of_order' });
    expect((await refusalOf(gas.log({ ...tank, tag: 'REG-1' }))).errors).toEqual({ tag: ['REG-1 is not a tank'] });
    expect((await refusalOf(gas.log({ ...tank, tag: 'OLD-1' }))).code).toBe('unit_hydrostatic_overdue');
    expect((await refusalOf(gas.log({ ...tank, tag: 'out-1' }))).code).toBe('unit_out_of_order');
  });

  test('is closed to customers and to staff without the right', async () => {
    const { tank } = await aDay();
    const guest = (await callerFor(await signIn(await account()), { now })).admin.gas;
    expect((await refusalOf(guest.day({ date }))).code).toBe('forbidden');
    const money = (await callerFor(await signIn(await account({ role: 'ADMIN', rights: ['money'] })), { now })).admin
      .gas;
    expect((await refusalOf(money.log(tank))).code).toBe('forbidden');
  });
});

describe('the certificate', () => {
  test.each([
    ['Ann', 'This activity asks for the Enriched Air course'],
    ['Cy', 'No Enriched Air certificate is on file: please look at the card'],
  ])('of %s is missing, so that staff have to see the card, which is audited', async (name, sentence) => {
    const { gas, tank, uuidOf, order } = await aDay();
    const theirs = { ...tank, diver: uuidOf(name) };
    expect((await refusalOf(gas.log(theirs))).errors).toEqual({ card_seen: [sentence] });
    expect(await auditedOf(order)).toEqual([]);
    const logged = await gas.log({ ...theirs, card_seen: 'PADI EANx 12345' });
    expect(logged.card_seen).toBe('PADI EANx 12345');
    expect(await auditedOf(order)).toMatchObject([{ gas: 'logged', card_seen: 'PADI EANx 12345' }]);
    await gas.log({ ...theirs, oxygen: 21 });
  });

  test('is checked again when air is corrected to a richer gas', async () => {
    const { gas, tank, uuidOf } = await aDay();
    const { uuid } = await gas.log({ ...tank, diver: uuidOf('Ann'), oxygen: 21 });
    expect((await refusalOf(gas.correct({ uuid, oxygen: 32 }))).errors).toHaveProperty('card_seen');
    expect(await gas.correct({ uuid, oxygen: 32, card_seen: 'SSI EAN 40' })).toMatchObject({ oxygen: 32, mod: 33 });
    expect(await gas.correct({ uuid, pressure: 190 })).toMatchObject({ card_seen: 'SSI EAN 40', pressure: 190 });
  });
});

describe('a signature', () => {
  test('is sealed, names the diver, and ends every correction', async () => {
    const { gas, tank, order } = await aDay();
    const first = await gas.log(tank);
    const { uuid, version, analysed_by } = first;
    const corrected = await gas.correct({ uuid, version, analysed_by, oxygen: 31.8, tag: 'tank-2' });
    expect(corrected).toMatchObject({ tag: 'TANK-2', oxygen: 31.8, mod: 34, analysed_by: 'Ayu Dewi' });
    const outdated = { tanks: [{ uuid: first.uuid, version: first.version }], ...signed };
    expect((await refusalOf(gas.sign(outdated))).code).toBe('changed_meanwhile');
    const second = await gas.log({ ...tank, tag: 'RENT-9' });
    const tanks = [corrected, second].map(({ uuid, version }) => ({ uuid, version }));
    const { data } = await gas.sign({ tanks, ...signed });
    expect(data.map((one) => one.signed)).toEqual([
      { at: now.toISOString(), ...signed },
      { at: now.toISOString(), ...signed },
    ]);
    const rows = await db.gasLog.findMany();
    expect(rows.map(({ analysedBy }) => analysedBy)).toEqual([null, null]);
    expect(rows.every(({ sealed }) => sealed?.startsWith('v1.') && !sealed.includes('Bo'))).toBe(true);
    expect((await refusalOf(gas.correct({ uuid: first.uuid, oxygen: 33 }))).code).toBe('tank_signed');
    expect((await refusalOf(gas.sign({ tanks: [{ uuid: first.uuid }], ...signed }))).code).toBe('tank_signed');
    expect((await auditedOf(order)).map((after) => (after as { gas: string }).gas)).toEqual([
      ...['logged', 'corrected', 'logged', 'signed', 'signed'],
    ]);
  });

  test('can be a typed name, but never an empty one', async () => {
    const { gas, tank } = await aDay();
    const { uuid } = await gas.log(tank);
    const tanks = [{ uuid }];
    expect((await refusalOf(gas.sign({ tanks, name: ' ', signature: null }))).errors).toHaveProperty('name');
    const broken = { width: 100, height: 50, strokes: [] };
    expect((await refusalOf(gas.sign({ tanks, name: 'Bo', signature: broken }))).status).toBe(422);
    const { data } = await gas.sign({ tanks, name: 'Bo', signature: null });
    expect(data[0]?.signed).toMatchObject({ name: 'Bo', signature: null });
  });

  test('covers the tanks of one diver, all or none', async () => {
    const { gas, tank, uuidOf } = await aDay();
    const { uuid } = await gas.log(tank);
    const other = await gas.log({ ...tank, diver: uuidOf('Ann'), tag: 'RENT-9', card_seen: 'SSI EAN 40' });
    const ofTwo = gas.sign({ tanks: [{ uuid }, { uuid: other.uuid }], ...signed });
    expect((await refusalOf(ofTwo)).errors).toHaveProperty('tanks');
    const unknown = gas.sign({ tanks: [{ uuid }, { uuid: randomUUID() }], ...signed });
    expect((await refusalOf(unknown)).code).toBe('not_found');
    expect(await db.gasLog.count({ where: { signedAt: { not: null } } })).toBe(0);
  });

  test('stays when the tank is voided with a reason, once', async () => {
    const { gas, tank, order } = await aDay();
    const { uuid } = await gas.log(tank);
    await gas.sign({ tanks: [{ uuid }], ...signed });
    expect((await refusalOf(gas.void({ uuid, reason: ' ' }))).errors).toHaveProperty('reason');
    const voided = await gas.void({ uuid, reason: 'Valve leaked' });
    expect(voided).toMatchObject({ signed: { name: 'Bo' }, voided: { reason: 'Valve leaked' } });
    expect((await refusalOf(gas.void({ uuid, reason: 'Again' }))).code).toBe('tank_void');
    expect((await refusalOf(gas.correct({ uuid, oxygen: 33 }))).code).toBe('tank_void');
    expect((await auditedOf(order)).at(-1)).toMatchObject({ gas: 'voided', reason: 'Valve leaked' });
  });

  test('is deleted with what names the diver, and leaves the tank and its fill', async () => {
    const { gas, tank, order } = await aDay();
    const { uuid } = await gas.log({ ...tank, card_seen: 'Card of Bo' });
    await gas.sign({ tanks: [{ uuid }], ...signed });
    await db.$transaction((tx) => blankOrders(tx, [order], { diver: blankDiver(), now }));
    expect(await db.gasLog.findMany()).toMatchObject([
      {
        ...{ tag: 'TANK-1', oxygen: 321, pressure: 210, signedAt: now },
        ...{ diverId: null, sealed: null, analysedBy: null, cardSeen: null, voidReason: null },
      },
    ]);
    expect((await refusalOf(gas.void({ uuid, reason: 'Late' }))).code).toBe('not_found');
  });
});

test('a diver who is no longer out on the day stays in the log with their tanks', async () => {
  const { gas, tank, order } = await aDay();
  await gas.log(tank);
  const { orders } = await office();
  await orders.cancel({ uuid: order });
  const { divers } = await gas.day({ date });
  expect(divers).toMatchObject([{ name: 'Bo', trip: '', tanks: [{ tag: 'TANK-1' }] }]);
});

test('the gas log is served over REST', async () => {
  const { tank } = await aDay();
  const authorization = `Bearer ${await signIn(await account({ role: 'ADMIN' }))}`;
  const call = (path: string, method = 'GET', body?: object) =>
    callRest(
      new Request(`http://localhost/api/admins/gas-logs${path}`, {
        headers: { authorization, 'content-type': 'application/json' },
        method,
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const made = await call('', 'POST', tank);
  expect(made.status).toBe(201);
  const { uuid } = (await made.json()).data;
  expect((await call(`/${uuid}`, 'PATCH', { pressure: 200 })).status).toBe(200);
  expect((await call('/sign', 'POST', { tanks: [{ uuid }], name: 'Bo', signature: null })).status).toBe(200);
  expect((await call(`/${uuid}/void`, 'POST', { reason: 'Leaked' })).status).toBe(200);
  expect((await (await call(`?date=${date}`)).json()).data).toMatchObject({
    date,
    divers: [{ name: 'Bo', tanks: [{ uuid, pressure: 200, mod: 33 }] }, {}, {}],
  });
});
