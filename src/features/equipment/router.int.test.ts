import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';
import { equipmentCsv } from './csv';

const now = new Date('2026-12-01T02:00:00Z');

async function staff() {
  const token = await signIn(await account({ role: 'ADMIN' }));
  const { equipment } = (await callerFor(token, { now })).admin;
  return { token, equipment };
}
const newTag = () => `T-${randomUUID().slice(0, 8)}-`;
const logOf = (entityId: string) =>
  db.auditEntry.findMany({ where: { entity: 'equipment', entityId }, orderBy: { id: 'asc' } });

describe('the register', () => {
  test('adds one unit, with its tag in capitals', async () => {
    const { equipment } = await staff();
    const made = await equipment.create({ kind: 'wetsuit', tag: ` ${newTag()}a `, size: 'M' });
    expect(made).toMatchObject({ kind: 'wetsuit', size: 'M', condition: 'ok', active: true, overdue: null });
    expect(made.tag).toMatch(/^T-[0-9A-F]{8}-A$/);
    expect(await equipment.get({ uuid: made.uuid })).toEqual(made);
    expect(await logOf(made.uuid)).toMatchObject([{ action: 'create', label: made.tag }]);
  });

  test('adds several with consecutive tags, or none if one is taken, and names it', async () => {
    const { equipment } = await staff();
    const tag = newTag();
    const several = { kind: 'regulator', size: '', tag: `${tag}09`, count: 3 } as const;
    const { data } = await equipment.create_several(several);
    const tags = ['09', '10', '11'].map((number) => `${tag}${number}`.toUpperCase());
    expect(data.map((unit) => unit.tag)).toEqual(tags);
    const again = await refusalOf(equipment.create_several({ ...several, tag: `${tag.toLowerCase()}08`, count: 3 }));
    expect(again.errors).toEqual({ tag: [`In use already: ${tags[0]} and ${tags[1]}`] });
    expect((await equipment.list({ search: tag })).meta.total).toBe(3);
    const numberless = await refusalOf(equipment.create_several({ ...several, tag: `${tag}X` }));
    expect(numberless.errors?.tag?.[0]).toContain('has to end in a number');
    expect((await refusalOf(equipment.create_several({ ...several, count: 51 }))).errors).toHaveProperty('count');
  });

  test('gives every tag once to two people who add the same ones at once', async () => {
    const { equipment } = await staff();
    const several = { kind: 'fins', size: '42-43', tag: `${newTag()}01`, count: 5 } as const;
    const ends = await Promise.allSettled([equipment.create_several(several), equipment.create_several(several)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('needs both test dates of a tank', async () => {
    const { equipment } = await staff();
    const tank = { kind: 'tank', size: '12 l', tag: newTag() } as const;
    expect((await refusalOf(equipment.create(tank))).errors).toHaveProperty('hydrostatic_on');
    const tests = { hydrostatic_on: '2022-01-01', visual_on: '2026-06-01' };
    const { uuid, due_on, due_by } = await equipment.create({ ...tank, ...tests });
    expect([due_on, due_by]).toEqual(['2027-01-01', 'hydrostatic']);
    expect((await refusalOf(equipment.update({ uuid, visual_on: null }))).errors).toHaveProperty('visual_on');
  });

  test('refuses a change by somebody who has not seen the last one, and a taken tag', async () => {
    const { equipment } = await staff();
    const other = await equipment.create({ kind: 'mask', tag: newTag() });
    const { uuid, version } = await equipment.create({ kind: 'mask', tag: newTag() });
    await equipment.update({ uuid, version, size: 'S', service_months: 12, bought_on: '2026-01-31' });
    expect(await equipment.get({ uuid })).toMatchObject({ size: 'S', due_on: '2027-01-31' });
    expect((await refusalOf(equipment.update({ uuid, version, size: 'L' }))).code).toBe('changed_meanwhile');
    expect((await refusalOf(equipment.update({ uuid, tag: other.tag }))).errors).toEqual({
      tag: [`In use already: ${other.tag}`],
    });
  });

  test('lists by kind, condition and due day, and retired units only on request', async () => {
    const { equipment } = await staff();
    const search = newTag();
    const make = (name: string, about: object) => equipment.create({ kind: 'bcd', tag: `${search}${name}`, ...about });
    await make('A', { service_months: 12, serviced_on: '2025-11-30' });
    await make('B', { service_months: 12, serviced_on: '2025-12-20' });
    await make('C', { condition: 'out_of_order', kind: 'mask' });
    const { uuid } = await make('D', {});
    await equipment.update({ uuid, active: false });
    const found = async (about: object) =>
      (await equipment.list({ search, ...about })).data.map(({ tag }) => tag.slice(-1)).join('');
    expect(await found({})).toBe('ABC');
    expect(await found({ kind: 'bcd' })).toBe('AB');
    expect(await found({ condition: 'out_of_order' })).toBe('C');
    expect(await found({ due: 'overdue' })).toBe('A');
    expect(await found({ due: 'soon' })).toBe('AB');
    expect(await found({ active: false })).toBe('D');
    expect(await found({ sort: '-due' })).toBe('BAC');
    const [row] = (await equipment.list({ search })).data;
    const columns = await equipmentCsv.columns('de');
    expect(row && columns.map(({ value }) => value(row))).toContain('Wartung überfällig');
  });

  test('is served over REST to staff who plan the day', async () => {
    const { token } = await staff();
    const tag = newTag().toUpperCase();
    const authorization = `Bearer ${token}`;
    const call = (path: string, about: RequestInit = {}) =>
      callRest(
        new Request(`http://localhost/api/admins/equipment${path}`, {
          headers: { authorization, 'content-type': 'application/json' },
          ...about,
        }),
      );
    const made = await call('', { method: 'POST', body: JSON.stringify({ kind: 'mask', tag }) });
    expect(made.status).toBe(201);
    const listed = await call(`?search=${tag}`);
    expect(await listed.json()).toMatchObject({ data: [{ tag, kind: 'mask' }], meta: { total: 1 } });
  });
});

describe('a service', () => {
  test('moves the due day, sets the condition, and stays in the history', async () => {
    const { equipment } = await staff();
    const unit = { kind: 'regulator', tag: newTag(), service_months: 12, serviced_on: '2025-01-01' } as const;
    const { uuid, overdue } = await equipment.create({ ...unit, condition: 'needs_service' });
    expect(overdue).toBe('service');
    const service = { uuid, kind: 'service', date: '2026-11-30', done_by: 'Pak Made', cost: 450_000 } as const;
    expect(await equipment.record_service(service)).toMatchObject({
      ...{ due_on: '2027-11-30', overdue: null, condition: 'ok', serviced_on: '2026-11-30' },
    });
    const { services } = await equipment.history({ uuid });
    expect(services).toMatchObject([{ kind: 'service', done_by: 'Pak Made', cost: 450_000 }]);
    const future = await refusalOf(equipment.record_service({ ...service, date: '2026-12-02' }));
    expect(future.errors).toHaveProperty('date');
    const visual = await refusalOf(equipment.record_service({ ...service, kind: 'visual' }));
    expect(visual.errors).toEqual({ kind: ['Only tanks have this test'] });
    expect((await logOf(uuid)).map(({ action }) => action)).toEqual(['create', 'update']);
  });
});
