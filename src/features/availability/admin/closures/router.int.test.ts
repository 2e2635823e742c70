import { describe, expect, test } from 'vitest';
import { claimSeats } from '@/features/availability/commands/claim-seats';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, product, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const now = new Date('2026-12-01T02:00:00Z');
const admin = async () => callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
const nyepi = { from: '2027-03-08', to: '2027-03-08', reasons: { en: 'Nyepi', id: 'Hari Raya Nyepi' } };
const logOf = (entityId: string) =>
  db.auditEntry.findMany({ where: { entity: 'closure', entityId }, orderBy: { id: 'asc' } });

describe('closures', () => {
  test('a closure closes its days for every product until it is deleted', async () => {
    const { slug } = await product();
    const { admin: staff, availability } = await admin();
    const { closures } = staff;
    const day = async () => (await availability.days({ slug, from: nyepi.from, to: nyepi.to }))[0];
    const made = await closures.create(nyepi);
    expect(made).toEqual({
      uuid: expect.any(String),
      ...nyepi,
      areas: [],
      night_before: false,
      divers_booked: 0,
      orders_concerned: [],
      orders_concerned_total: 0,
      updated_at: now.toISOString(),
    });
    expect(await day()).toMatchObject({ status: 'closed', note: 'Nyepi' });
    expect(await closures.delete({ uuid: made.uuid })).toEqual({ message: expect.stringContaining('booked again') });
    expect(await day()).toMatchObject({ status: 'open' });
    expect((await refusalOf(closures.delete({ uuid: made.uuid }))).status).toBe(404);
  });

  test('a closure reports how many divers are booked on the days it closes', async () => {
    const [penida, tulamben] = [await product({ area: 'nusa_penida' }), await product({ area: 'tulamben' })];
    const fromSanur = await product({ area: 'sanur', servedAreas: ['nusa_penida'] });
    const book = (productId: string, date: string, divers: number) =>
      db.$transaction((tx) => claimSeats(tx, { productId, date, divers, now }));
    await book(penida.id, '2027-10-15', 4);
    await book(penida.id, '2027-10-16', 2);
    await book(tulamben.id, '2027-10-15', 6);
    await book(fromSanur.id, '2027-10-16', 3);
    const { closures } = (await admin()).admin;
    const quietSea = { from: '2027-10-15', to: '2027-10-16', reasons: { en: 'Nyepi Laut' } };
    const made = await closures.create({ ...quietSea, areas: ['nusa_penida', 'nusa_lembongan'] });
    expect(made.divers_booked).toBe(9);
    const { data } = await closures.list({});
    expect(made).toMatchObject(data.find(({ uuid }) => uuid === made.uuid) ?? expect.fail());
    await expect(book(penida.id, '2027-10-15', 2)).rejects.toThrow('day_closed');
    await expect(book(fromSanur.id, '2027-10-15', 2)).rejects.toThrow('day_closed');
    await book(tulamben.id, '2027-10-15', 2);
    await closures.delete({ uuid: made.uuid });
  });

  test('a closure counts the divers of a course on each day of the course and on no later day', async () => {
    const { id } = await product({ area: 'amed', durationDays: 2.5 });
    await db.$transaction((tx) => claimSeats(tx, { productId: id, date: '2027-10-20', divers: 4, now }));
    const { closures } = (await admin()).admin;
    const storm = async (day: string) => {
      const { uuid, divers_booked } = await closures.create({ ...nyepi, from: day, to: day, areas: ['amed'] });
      await closures.delete({ uuid });
      return divers_booked;
    };
    expect([await storm('2027-10-22'), await storm('2027-10-23')]).toEqual([4, 0]);
  });

  test("a closure that includes the night before closes and counts that evening's night dives only", async () => {
    const [night, trip] = [await product({ parts: ['night'] }), await product()];
    const { admin: staff, availability } = await admin();
    for (const { id: productId } of [night, trip])
      await db.$transaction((tx) => claimSeats(tx, { productId, date: '2027-03-07', divers: 2, now }));
    const status = async ({ slug }: { slug: string }) =>
      (await availability.days({ slug, from: '2027-03-07', to: '2027-03-07' }))[0]?.status;
    const made = await staff.closures.create({ ...nyepi, night_before: true });
    expect(made).toMatchObject({ night_before: true, divers_booked: 2 });
    expect([await status(night), await status(trip)]).toEqual(['closed', 'open']);
    const { uuid, updated_at } = made;
    const unchanged = await staff.closures.update({ ...nyepi, uuid, updated_at });
    expect(unchanged.night_before).toBe(true);
    await staff.closures.update({ ...nyepi, uuid, updated_at: unchanged.updated_at, night_before: false });
    expect(await status(night)).toBe('open');
    expect(await logOf(uuid)).toMatchObject([{}, { before: { night_before: true }, after: { night_before: false } }]);
    await staff.closures.delete({ uuid });
  });

  test('updateClosure refuses a closure changed by somebody else', async () => {
    const { closures } = (await admin()).admin;
    const { uuid, updated_at } = await closures.create(nyepi);
    const change = async (to: string) => (await admin()).admin.closures.update({ ...nyepi, uuid, updated_at, to });
    expect(await change('2027-03-09')).toMatchObject({ uuid, to: '2027-03-09' });
    expect(await refusalOf(change('2027-03-10'))).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    await closures.delete({ uuid });
    expect((await refusalOf(change('2027-03-10'))).status).toBe(404);
  });

  test('a closure is in the audit log from creation to deletion', async () => {
    const { closures } = (await admin()).admin;
    const { uuid, updated_at } = await closures.create(nyepi);
    await closures.update({ ...nyepi, uuid, updated_at, areas: ['sanur'] });
    await closures.delete({ uuid });
    expect(await logOf(uuid)).toMatchObject([
      { action: 'create', label: 'Nyepi, 2027-03-08', before: null, after: { from: '2027-03-08', areas: [] } },
      { action: 'update', before: { areas: [] }, after: { areas: ['sanur'] } },
      { action: 'delete', before: { from: '2027-03-08', areas: ['sanur'] }, after: null },
    ]);
  });

  test('every change to a closure rebuilds the pages that show future days', async () => {
    const { heard } = await listener();
    const { closures } = (await admin()).admin;
    const { uuid, updated_at } = await closures.create(nyepi);
    expect(await heard()).toEqual(['departures']);
    await closures.update({ ...nyepi, uuid, updated_at });
    expect(await heard()).toEqual(['departures']);
    await closures.delete({ uuid });
    expect(await heard()).toEqual(['departures']);
  });

  test('a closure needs days in order, known areas and a reason in English', async () => {
    const { closures } = (await admin()).admin;
    const backwards = await refusalOf(closures.create({ ...nyepi, to: '2027-03-07' }));
    expect(backwards.errors).toEqual({ to: ['The last day must not be before the first'] });
    const speechless = await refusalOf(closures.create({ ...nyepi, reasons: { en: '' } }));
    expect(speechless.errors).toEqual({ 'reasons.en': ['This field is required'] });
    const elsewhere = await refusalOf(closures.create({ ...nyepi, areas: ['komodo' as 'sanur'] }));
    expect(elsewhere.errors).toHaveProperty(['areas.0']);
  });
});

test('listClosures sorts future closures earliest first and past closures latest first', async () => {
  const { closures } = (await admin()).admin;
  const on = (day: string) => closures.create({ ...nyepi, from: day, to: day });
  for (const day of ['2027-05-01', '2026-12-01', '2026-11-30', '2026-03-19', '2027-01-10']) await on(day);
  const days = async (input: Parameters<typeof closures.list>[0]) =>
    (await closures.list(input)).data.map(({ from }) => from);
  expect(await days({})).toEqual(['2026-12-01', '2027-01-10', '2027-05-01']);
  expect(await days({ when: 'past' })).toEqual(['2026-11-30', '2026-03-19']);
  expect(await closures.list({ per_page: 2, page: 2 })).toMatchObject({
    data: [{ from: '2027-05-01' }],
    meta: { total: 3, last_page: 2 },
  });
});
