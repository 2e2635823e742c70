import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const now = new Date('2026-12-01T02:00:00Z');

async function staff() {
  const user = await account({ role: 'ADMIN' });
  const { fleet, audit } = (await callerFor(await signIn(user), { now })).admin;
  return { user, fleet, audit };
}

const boat = (name = 'Segara Satu', about = {}) => ({
  ...{ name, kind: 'boat' as const, seats: 12, home_harbour: 'Sanur' },
  areas: ['nusa_penida' as const, 'nusa_lembongan' as const],
  ...about,
});
const engine = { from: '2026-11-30', to: '2026-12-03', reason: 'engine' };
const logOf = (entityId: string) =>
  db.auditEntry.findMany({ where: { entity: 'boat', entityId }, orderBy: { id: 'asc' } });
const picture = (ownerId?: string) =>
  db.media.create({
    data: { key: `${randomUUID().replaceAll('-', '')}.webp`, width: 16, height: 9, bytes: 1, ownerId: ownerId ?? null },
  });

describe('boats', () => {
  test('a new boat is active and in service, and can be a van', async () => {
    const { fleet } = await staff();
    const made = await fleet.create(boat());
    expect(made).toEqual({
      ...boat(),
      ...{ uuid: expect.any(String), active: true, in_service: true, picture: null, out_of_service: [] },
      version: now.toISOString(),
    });
    expect(await fleet.get({ uuid: made.uuid })).toEqual(made);
    expect(await fleet.create(boat('Bus', { kind: 'van', seats: 7 }))).toMatchObject({ kind: 'van', seats: 7 });
  });

  test('a boat needs a name, seats, a home harbour and at least one area, with no area twice', async () => {
    const { fleet } = await staff();
    const nothing = { ...boat(' '), seats: 0, home_harbour: '', areas: [] };
    expect((await refusalOf(fleet.create(nothing))).errors).toEqual({
      name: ['Name is required'],
      seats: ['Must be 1 or more'],
      home_harbour: ['This field is required'],
      areas: ['Please choose at least one area'],
    });
    const odd = { ...boat(), kind: 'raft' as 'boat', areas: ['sanur' as const, 'sanur' as const] };
    expect(Object.keys((await refusalOf(fleet.create(odd))).errors ?? {})).toEqual(['kind', 'areas']);
    const { uuid } = await fleet.create(boat());
    expect((await refusalOf(fleet.update({ uuid, areas: [] }))).errors).toHaveProperty('areas');
  });

  test('the database refuses a boat without an area or without seats', async () => {
    const { name, kind, areas } = boat();
    const insert = (about: { seats?: number; areas?: string[] }) =>
      db.boat.create({ data: { name, kind, areas, seats: 12, homeHarbour: 'Sanur', ...about } });
    await expect(insert({ areas: [] })).rejects.toThrow('boats_areas_check');
    await expect(insert({ seats: 0 })).rejects.toThrow('boats_seats_check');
  });

  test('updateBoat changes only the fields sent and refuses a boat changed by somebody else', async () => {
    const { fleet } = await staff();
    const { uuid, version } = await fleet.create(boat());
    const changed = await fleet.update({ uuid, version, seats: 10 });
    expect(changed).toMatchObject({ ...boat(), seats: 10 });
    expect(changed.version > version).toBe(true);
    expect(await refusalOf(fleet.update({ uuid, version, seats: 8 }))).toMatchObject({
      code: 'changed_meanwhile',
      status: 409,
    });
    expect((await refusalOf(fleet.update({ uuid: randomUUID(), seats: 8 }))).status).toBe(404);
    expect(await logOf(uuid)).toMatchObject([
      { action: 'create', label: 'Segara Satu', after: { seats: 12, home_harbour: 'Sanur' } },
      { action: 'update', before: { seats: 12 }, after: { seats: 10 } },
    ]);
  });

  test("a boat accepts a picture uploaded by its editor, and nobody else's", async () => {
    const { fleet, user } = await staff();
    const own = await picture(user.id);
    const { uuid, picture: shown } = await fleet.create(boat('Manta', { picture: own.id }));
    const size = { width: 16, height: 9, focus: { x: 50, y: 50 } };
    expect(shown).toEqual({ uuid: own.id, url: `/api/media/${own.key}`, ...size });
    const colleague = (await staff()).fleet;
    expect((await colleague.update({ uuid, picture: own.id })).picture).toEqual(shown);
    const foreign = await picture();
    expect((await refusalOf(fleet.update({ uuid, picture: foreign.id }))).errors).toHaveProperty('picture');
    expect((await refusalOf(fleet.create(boat('Mola', { picture: foreign.id })))).errors).toHaveProperty('picture');
    expect((await fleet.update({ uuid, picture: null })).picture).toBeNull();
  });

  test('activateBoats deactivates several boats together, all or none', async () => {
    const { fleet } = await staff();
    const [one, other] = [await fleet.create(boat()), await fleet.create(boat('Segara Dua', { active: false }))];
    const missing = fleet.activate({ uuids: [one.uuid, randomUUID()], active: false });
    expect((await refusalOf(missing)).status).toBe(404);
    expect(await fleet.get({ uuid: one.uuid })).toMatchObject({ active: true });
    await fleet.activate({ uuids: [one.uuid, other.uuid], active: false });
    expect(await fleet.get({ uuid: one.uuid })).toMatchObject({ active: false, in_service: false });
    expect((await logOf(one.uuid)).at(-1)).toMatchObject({ before: { active: true }, after: { active: false } });
    expect(await logOf(other.uuid)).toHaveLength(1);
  });

  test('a removed boat is deleted with its days out of service', async () => {
    const { fleet, audit } = await staff();
    const { uuid } = await fleet.create(boat());
    await fleet.take_out_of_service({ uuid, ...engine });
    const paths = async () => (await audit.list({ thing: 'boat', thing_id: uuid })).data.map(({ path }) => path);
    expect(new Set(await paths())).toEqual(new Set([`/admin/boats/${uuid}/edit`]));
    expect(await fleet.remove({ uuid })).toEqual({ message: 'It has been deleted.', short: null });
    expect((await refusalOf(fleet.remove({ uuid }))).status).toBe(404);
    expect(new Set(await paths())).toEqual(new Set([null]));
    expect(await db.outOfServiceSpan.count({ where: { boatId: uuid } })).toBe(0);
    expect((await logOf(uuid)).at(-1)).toMatchObject({
      action: 'delete',
      before: { name: 'Segara Satu', out_of_service: ['2026-11-30 – 2026-12-03: engine'] },
    });
  });
});

describe('days out of service', () => {
  test('a boat is out of service from the first to the last day, which does not outdate its form', async () => {
    const { fleet } = await staff();
    const { uuid, version } = await fleet.create(boat());
    const out = await fleet.take_out_of_service({ uuid, ...engine });
    expect(out).toMatchObject({ in_service: false, out_of_service: [engine], version });
    const later = await fleet.take_out_of_service({ uuid, from: '2026-12-04', to: '2026-12-04', reason: 'paint' });
    expect(later.out_of_service.map(({ reason }) => reason)).toEqual(['paint', 'engine']);
    expect(await fleet.update({ uuid, version, seats: 10 })).toMatchObject({ seats: 10, in_service: false });
    const [, span] = later.out_of_service;
    const back = await fleet.return_to_service({ uuid, span: span?.uuid ?? '' });
    expect(back).toMatchObject({ in_service: true, out_of_service: [{ reason: 'paint' }] });
    expect((await logOf(uuid)).map(({ action, after }) => [action, after])).toMatchObject([
      ['create', { out_of_service: [] }],
      ['update', { out_of_service: ['2026-11-30 – 2026-12-03: engine'] }],
      ['update', { out_of_service: ['2026-12-04 – 2026-12-04: paint', '2026-11-30 – 2026-12-03: engine'] }],
      ['update', { seats: 10 }],
      ['update', { out_of_service: ['2026-12-04 – 2026-12-04: paint'] }],
    ]);
  });

  test('days out of service need a valid order and a reason, and belong to their boat only', async () => {
    const { fleet } = await staff();
    const [{ uuid }, other] = [await fleet.create(boat()), await fleet.create(boat('Segara Dua'))];
    const backwards = { uuid, from: '2026-12-03', to: '2026-12-01', reason: '' };
    expect((await refusalOf(fleet.take_out_of_service(backwards))).errors).toEqual({
      to: ['The last day must not be before the first'],
      reason: ['Reason is required'],
    });
    const { out_of_service: spans } = await fleet.take_out_of_service({ uuid, ...engine });
    const foreign = fleet.return_to_service({ uuid: other.uuid, span: spans[0]?.uuid ?? '' });
    expect((await refusalOf(foreign)).status).toBe(404);
    expect((await refusalOf(fleet.return_to_service({ uuid, span: 'nonsense' }))).status).toBe(404);
    expect((await refusalOf(fleet.take_out_of_service({ ...engine, uuid: randomUUID() }))).status).toBe(404);
  });

  test('one of several concurrent calls for the same days succeeds, and the others name the field', async () => {
    const { fleet } = await staff();
    const { uuid } = await fleet.create(boat());
    const calls = Array.from({ length: 6 }, () => fleet.take_out_of_service({ uuid, ...engine }));
    const outcomes = await Promise.all(
      calls.map((call) =>
        call.then(
          () => 'done',
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('UNPROCESSABLE_CONTENT'), 'done']);
    const late = fleet.take_out_of_service({ uuid, from: engine.to, to: '2026-12-09', reason: 'hull' });
    expect(await refusalOf(late)).toMatchObject({
      status: 422,
      errors: { from: ['It is already out of service on some of these days'] },
    });
    expect((await fleet.get({ uuid })).out_of_service).toMatchObject([engine]);
  });

  test('the database refuses overlapping or reversed spans of one boat', async () => {
    const { fleet } = await staff();
    const [one, other] = [await fleet.create(boat()), await fleet.create(boat('Segara Dua'))];
    const insert = (boatId: string, from: string, to: string) =>
      db.outOfServiceSpan.create({ data: { boatId, from: toDate(from), to: toDate(to), reason: 'engine' } });
    await insert(one.uuid, '2026-12-10', '2026-12-12');
    await expect(insert(one.uuid, '2026-12-12', '2026-12-20')).rejects.toThrow('out_of_service_spans_overlap_excl');
    await expect(insert(one.uuid, '2026-12-21', '2026-12-20')).rejects.toThrow('out_of_service_spans_days_check');
    await insert(one.uuid, '2026-12-13', '2026-12-20');
    await insert(other.uuid, '2026-12-12', '2026-12-20');
  });
});

test('listBoats searches, filters, sorts, and reports boats out of service today', async () => {
  await db.boat.deleteMany();
  const { fleet } = await staff();
  const manta = await fleet.create(boat('Manta'));
  const jukung = boat('Jukung', { seats: 8, home_harbour: 'Padang Bai', areas: ['padang_bai' as const] });
  await fleet.create(jukung);
  await fleet.create(boat('Bus', { kind: 'van', seats: 7, active: false }));
  await fleet.take_out_of_service({ uuid: manta.uuid, ...engine });
  await fleet.take_out_of_service({ uuid: manta.uuid, from: '2026-12-24', to: '2026-12-25', reason: 'paint' });
  const names = async (input: Parameters<typeof fleet.list>[0]) =>
    (await fleet.list(input)).data.map(({ name }) => name);
  expect(await names({})).toEqual(['Bus', 'Jukung', 'Manta']);
  expect(await names({ sort: '-seats' })).toEqual(['Manta', 'Jukung', 'Bus']);
  expect(await names({ search: 'padang' })).toEqual(['Jukung']);
  expect(await names({ search: 'MANT' })).toEqual(['Manta']);
  expect(await names({ kind: 'van' })).toEqual(['Bus']);
  expect(await names({ area: 'padang_bai' })).toEqual(['Jukung']);
  expect(await names({ active: true })).toEqual(['Jukung', 'Manta']);
  expect(await names({ out_of_service: true })).toEqual(['Manta']);
  expect(await names({ out_of_service: false })).toEqual(['Bus', 'Jukung']);
  const { data, meta } = await fleet.list({ per_page: 2, page: 2 });
  expect(meta).toMatchObject({ total: 3, last_page: 2 });
  expect(data).toMatchObject([{ name: 'Manta', in_service: false, out_of_service: engine }]);
});

test('the REST endpoints of boats run the same procedures', async () => {
  const authorization = `Bearer ${await signIn(await account({ role: 'ADMIN' }))}`;
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await callRest(
      new Request(`http://localhost:3000/api/admins/boats${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, ...((await answer.json()) as { data: Record<string, unknown> }) };
  };
  const made = await call('POST', '', boat('Over REST'));
  expect(made.status).toBe(201);
  const { uuid, version } = made.data;
  expect((await call('PATCH', `/${uuid}`, { version, seats: 9 })).data).toMatchObject({ seats: 9 });
  expect((await call('PATCH', `/${uuid}`, { version, seats: 8 })).status).toBe(409);
  expect((await call('GET', '?search=Over%20REST&active=true&per_page=1')).data).toHaveLength(1);
  expect((await call('POST', '/activate', { uuids: [uuid], active: false })).status).toBe(200);
  expect((await call('GET', `/${uuid}`)).data).toMatchObject({ active: false });
  const out = await call('POST', `/${uuid}/out-of-service`, engine);
  expect(out).toMatchObject({ status: 201, data: { out_of_service: [engine] } });
  expect((await call('POST', `/${uuid}/out-of-service`, engine)).status).toBe(422);
  const [span] = out.data.out_of_service as { uuid: string }[];
  const back = await call('DELETE', `/${uuid}/out-of-service/${span?.uuid}`);
  expect(back).toMatchObject({ status: 200, data: { out_of_service: [] } });
  expect(await call('DELETE', `/${uuid}`)).toMatchObject({ status: 200, data: { message: expect.any(String) } });
  expect((await call('GET', '/not-a-uuid')).status).toBe(404);
});
