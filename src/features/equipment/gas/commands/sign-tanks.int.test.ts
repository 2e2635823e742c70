import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { blankDiver } from '@/features/orders/data/sealed';
import { blankOrders } from '@/features/orders/erasure/data';
import { db } from '@/server/database/db';
import { aDay, auditedOf, clearGas } from '@/test/gas-day';
import { now, office } from '@/test/outings/board-shop';
import { drawnSignature } from '@/test/papers';
import { refusalOf } from '@/test/refusal';

beforeEach(clearGas);

const signed = { name: 'Bo', signature: drawnSignature };

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
    expect(rows.every(({ sealed }) => sealed?.startsWith('v1.') && !sealed.includes('strokes'))).toBe(true);
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

  test('is refused for the tanks of two divers, and stored for all tanks or none', async () => {
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

  test('is erased with the diver’s data, while the tank and its fill stay', async () => {
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

  test('is erased when the diver is taken off the booking, while the tank and its fill stay', async () => {
    const { gas, tank, order } = await aDay();
    const { uuid } = await gas.log(tank);
    await gas.sign({ tanks: [{ uuid }], ...signed });
    const { order_edits } = await office();
    const { items } = await order_edits.get({ uuid: order });
    await order_edits.save({ uuid: order, items: [{ item: items[0]?.uuid ?? '', quantity: 2, divers: [0, 2] }] });
    expect(await db.orderDiver.count({ where: { orderId: order } })).toBe(2);
    const erased = { diverId: null, sealed: null };
    expect(await db.gasLog.findMany()).toMatchObject([{ tag: 'TANK-1', oxygen: 321, pressure: 210, ...erased }]);
  });
});
