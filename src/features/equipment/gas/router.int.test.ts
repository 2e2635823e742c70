import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { plusDays } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { aDay, auditedOf, clearGas, tests } from '@/test/gas-day';
import { date, now, office } from '@/test/outings/board-shop';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

beforeEach(clearGas);

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
